const NUMBERS = new Set(['phone', 'company_registration_number']);

/**
 * A person's or company's data as they travel: telephone and registration numbers without what groups their digits on
 * the screen. A foreign registration number with letters stays as it is.
 */
export function asDigits<T extends object>(body: T): T {
  const grouped = Object.entries(body).filter(
    ([name, value]) => NUMBERS.has(name) && /^[\d\s()-]*$/.test(String(value)),
  );
  return { ...body, ...Object.fromEntries(grouped.map(([name, value]) => [name, String(value).replace(/\D/g, '')])) };
}
