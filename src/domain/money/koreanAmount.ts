const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const;
const PLACES = ['', '십', '백', '천'] as const;
const MYRIADS = ['', '만', '억', '조', '경'] as const;

/**
 * A sum of won as Korean documents write it out, so that no figure can be altered: 12300 is 일만이천삼백. Every one is
 * written (일십, 일백), as in cheques. Null beyond what the words reach.
 */
export function koreanAmount(won: string): string | null {
  if (!/^\d{1,20}$/.test(won)) return null;
  const groups = won.padStart(Math.ceil(won.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  const words = groups.map((group, index) => {
    const read = [...group].map((digit, at) => (digit === '0' ? '' : DIGITS[Number(digit)] + (PLACES[3 - at] ?? '')));
    return group === '0000' ? '' : read.join('') + (MYRIADS[groups.length - 1 - index] ?? '');
  });
  return words.join('') || '영';
}
