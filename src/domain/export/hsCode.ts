/** The digits of a Harmonised System code as somebody typed it, 4 to 10 of them; null for anything else. */
export function hsDigits(typed: string): string | null {
  const digits = typed.replace(/[.\s-]/g, '');
  return /^\d{4,10}$/.test(digits) ? digits : null;
}

/** A code as customs write it: `7304`, `7304.19`, `7304.19.1000`. */
export function hsText(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.');
}
