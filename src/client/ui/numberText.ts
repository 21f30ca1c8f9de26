export type NumberRules = {
  /** Most digits after the point; 0 allows whole numbers only. */
  decimals?: number | undefined;
  negative?: boolean | undefined;
};

/** Whether commas and points contradict each other, as in `19.500,5`: dropping either would make another number of it. */
export function isDoubtful(text: string): boolean {
  const plain = text.normalize('NFKC');
  return /\..*,/.test(plain) || plain.split('.').length > 2;
}

/** Whether a value is a plain decimal, perhaps unfinished or empty; else it is a text that nobody can read as one number. */
export const isPlain = (value: string): boolean => /^-?\d*\.?\d*$/.test(value);

/** Whether a value is a whole decimal without a sign, which can be computed with. */
export const isFigure = (value: string): boolean => /^(?:\d+\.?\d*|\.\d+)$/.test(value);

/** Whether a pasted text holds digits and not exactly one number: `19.500,5`, `1,25`, `10-20`. */
export function isUnclear(pasted: string): boolean {
  const plain = pasted.normalize('NFKC');
  const commas = /\d[\d,]*,[\d,]*/.exec(plain)?.[0];
  const grouped = commas === undefined || /^\d{1,3}(?:,\d{3})+$/.test(commas);
  return isDoubtful(plain) || !grouped || (plain.match(/\d[\d,.]*/g) ?? []).length > 1;
}

/**
 * The decimal string meant by what a person typed or pasted: commas, spaces and full-width digits are taken, other
 * characters and surplus decimals dropped, e.g. "１,２３４.50 " is "1234.50". Unfinished input like "12." is kept.
 */
export function cleanNumber(text: string, { decimals = 4, negative = false }: NumberRules = {}): string {
  const plain = text.normalize('NFKC').trim();
  const sign = negative && /^[-−(]/.test(plain) ? '-' : '';
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0 || decimals === 0) return sign + digits;
  return `${sign}${digits || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** Thousands set apart by commas, once, also where they stand already; the decimals stay as they are. */
export function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const digits = whole.replace(/^-|,/g, '');
  const sign = whole.startsWith('-') ? '-' : '';
  // Cut from the end: a pattern that looks ahead takes the square of the length for what somebody pasted by mistake.
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
  const grouped = sign + groups.reverse().join(',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * What a person meant by deleting the comma before `caret` in `typed`: the digit before it goes. Any other text comes
 * back as it was.
 */
export function dropDigitBefore(typed: string, caret: number): string {
  return `${typed.slice(0, caret).replace(/\d$/, '')}${typed.slice(caret)}`;
}

/** Place of the caret in `grouped` with as many characters other than commas after it as before the change. */
export function caretFromEnd(grouped: string, charactersAfter: number): number {
  let left = charactersAfter;
  for (let place = grouped.length; place >= 0; place -= 1) {
    if (left === 0) return grouped[place - 1] === ',' ? place - 1 : place;
    if (grouped[place - 1] !== ',') left -= 1;
  }
  return 0;
}
