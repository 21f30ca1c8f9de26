/** Most days that a lead time may have. */
export const MAX_LEAD_DAYS = 730;

const AT_ONCE =
  /^(?:재고(?:보유|있음|품)?|보유재고|즉시(?:납품|출고|가능)?|당일|(?:ex|in|from)?-?stock|immediate(?:ly)?|now)$/i;
const COUNTED = /^(\d{1,3})(일|days?|d|주일?|weeks?|wks?|w)?$/i;

/**
 * Days that a lead time means as sellers write it: `30`, `30일`, `2주`, `3 weeks`, and 0 for `재고` or `ex stock`. Null for
 * anything that leaves a doubt, such as a span or months.
 */
export function readLeadDays(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, '');
  if (AT_ONCE.test(plain)) return 0;
  const [, count = '', unit = ''] = COUNTED.exec(plain) ?? [];
  if (count === '') return null;
  const days = Number(count) * (/^[주w]/i.test(unit) ? 7 : 1);
  return days <= MAX_LEAD_DAYS ? days : null;
}
