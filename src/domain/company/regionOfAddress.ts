/** A state or postal code at the end of a foreign address: `TX`, `TX 77015`, `530-0001`. */
const CODE = /^(?:[A-Z]{2,3}\b)?[\s\d-]*$/;

/**
 * Where a company sits, as a card shows it: the province or metropolitan city that a Korean address begins with, or the
 * city of an address written from the street up. Empty when the address is.
 */
export function regionOfAddress(address: string): string {
  const text = address.trim();
  if (/^[\p{Script=Hangul}]/u.test(text)) return text.split(/[\s,]+/)[0] ?? '';
  const parts = text.split(',').map((part) => part.trim());
  return parts.findLast((part) => part !== '' && !CODE.test(part)) ?? '';
}
