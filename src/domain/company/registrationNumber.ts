const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;
const FOREIGN = /^[A-Z]{2}-[A-Z0-9]{2,20}$/;

/** A Korean number as ten digits, a foreign one in capitals, spaces taken out: the form in which it is stored. */
export function normaliseRegistrationNumber(value: string): string {
  const compact = value.replace(/\s/g, '').toUpperCase();
  return /^[\d-]+$/.test(compact) ? compact.replace(/-/g, '') : compact;
}

/**
 * Whether a business registration number can exist. Korean: ten digits whose last is
 * (10 − (Σ digit × weight + ⌊5 · d9 / 10⌋) mod 10) mod 10. Foreign: two letters of a country, hyphen, 2–20 letters or digits;
 * whether there is such a country the server decides (`realNumber.ts`).
 */
export function isRegistrationNumber(value: string): boolean {
  const number = normaliseRegistrationNumber(value);
  if (FOREIGN.test(number)) return !number.startsWith('KR-');
  if (!/^\d{10}$/.test(number)) return false;
  const digits = [...number].map(Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carry = Math.floor((5 * (digits[8] ?? 0)) / 10);
  return (10 - ((sum + carry) % 10)) % 10 === digits[9];
}

/** Whether a number is one of Korea's. */
export function isKoreanNumber(value: string): boolean {
  return /^\d{10}$/.test(normaliseRegistrationNumber(value));
}

/** The number as people write it: `123-45-67890`; a foreign one unchanged. */
export function formatRegistrationNumber(value: string): string {
  const number = normaliseRegistrationNumber(value);
  return /^\d{10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}` : number;
}
