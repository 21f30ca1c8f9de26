import { describe, expect, it } from 'vitest';
import { COUNTRIES, originCode } from '../../contract/countries';
import { originName } from './originName';

describe('the country of origin', () => {
  it.each(['KR', 'kr', '한국', '국산', 'Korea', 'South Korea', 'Republic of Korea', 'R.O.K', 'Korea, Republic of'])(
    'is one country in either language, written as %s',
    (written) => {
      expect(originCode(written)).toBe('KR');
      expect(originName(written, 'ko')).toBe('한국');
      expect(originName(written, 'en')).toBe('Korea');
    },
  );

  it('stays as written where it names no country of the list', () => {
    expect(originName('국산 또는 일본', 'en')).toBe('국산 또는 일본');
    expect(originCode('KRX')).toBe('KRX');
  });

  it('gives every word to one country alone, and reads its own names back', () => {
    const words = COUNTRIES.flatMap(([, ko, en, others = '']) => [...new Set([ko, en, ...others.split(';')])]);
    const filled = words.filter(Boolean);
    expect(new Set(filled).size).toBe(filled.length);
    for (const [code, ko, en] of COUNTRIES) expect([code, ko, en].map(originCode)).toEqual([code, code, code]);
  });
});
