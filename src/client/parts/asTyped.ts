/** A registration number while it is typed: `123-45-67890`; a foreign one in capitals. */
export function registrationNumberAsTyped(value: string): string {
  const compact = value.replace(/\s/g, '').toUpperCase();
  if (!/^[\d-]*$/.test(compact)) return compact.slice(0, 24);
  const digits = compact.replace(/-/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** A phone number while it is typed: Korean ones grouped as people write them, others as they come. */
export function phoneAsTyped(value: string, phoneCode: string): string {
  const digits = value.replace(/\D/g, '').slice(0, 15);
  if (phoneCode !== '+82') return digits;
  const head = digits.startsWith('02') ? 2 : /^1[5-8]/.test(digits) ? 4 : 3;
  const rest = digits.slice(head);
  const middle = rest.length > 7 ? 4 : 3;
  const parts = head === 4 ? [rest] : [rest.slice(0, middle), rest.slice(middle)];
  return [digits.slice(0, head), ...parts].filter(Boolean).join('-');
}
