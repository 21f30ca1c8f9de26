import { expect, test } from 'vitest';
import { eventFacts } from './eventFacts';

test('an English reader gets the English name, and the only one where there is no other', () => {
  const params = { buyer: '가람이앤씨', buyer_en: 'Garam E&C', lines: '2', seller: '바른강관', seller_en: '' };
  expect(eventFacts(params, 'en')).toMatchObject({ buyer: 'Garam E&C', lines: '2', seller: '바른강관' });
  expect(eventFacts(params, 'ko')).toMatchObject({ buyer: '가람이앤씨', lines: '2' });
});
