import { grouped } from '../../domain/company/phone';

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
  return phoneCode === '+82' ? grouped(digits) : digits;
}
