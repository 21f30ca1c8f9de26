import { expect, test } from 'vitest';
import { TRADE_WORDS } from './data/tradeWords';
import { tradeName, typeName } from './tradeNames';

test('a type has a name without its category where it has one name alone', () => {
  expect(typeName({ category: null, type: 'SMLS' }, 'ko')).toBe(tradeName('pipe', 'SMLS', 'ko'));
  expect(typeName({ category: null, type: 'ELBOW 90 LR' }, 'ko')).toBe(tradeName('fitting', 'ELBOW 90 LR', 'ko'));
  expect(typeName({ category: null, type: 'NONE SUCH' }, 'en')).toBe('NONE SUCH');
});

test('a type with different names in different categories keeps its code', () => {
  const names = (type: string) => new Set(TRADE_WORDS.filter(([, each]) => each === type).map(([, , , ko]) => ko));
  const ambiguous = TRADE_WORDS.map(([, type]) => type).find((type) => type && names(type).size > 1);
  expect(ambiguous).toBeTruthy();
  expect(typeName({ category: null, type: ambiguous ?? '' }, 'ko')).toBe(ambiguous);
});

test('a category alone has its own name', () => {
  expect(tradeName('pipe', null, 'ko')).toBe(
    TRADE_WORDS.find(([category, type]) => category === 'pipe' && !type)?.[3] ?? null,
  );
  expect(tradeName(null, null, 'ko')).toBeNull();
});
