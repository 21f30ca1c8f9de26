import type { Language } from '../../contract/constants';

const KOREA = '+82';
/** A number as records keep it: country code, blank, the digits as dialled at home. */
const KEPT = /^(\+\d{1,4}) ?([\d -]+)$/;

/** Digits of a Korean number as people group them: `010-1234-5678`, `02-123-4567`, `1577-1234`. */
export function grouped(digits: string): string {
  const head = digits.startsWith('02') ? 2 : /^1[5-8]/.test(digits) ? 4 : 3;
  const rest = digits.slice(head);
  const middle = rest.length > 7 ? 4 : 3;
  const parts = head === 4 ? [rest] : [rest.slice(0, middle), rest.slice(middle)];
  return [digits.slice(0, head), ...parts].filter(Boolean).join('-');
}

/** The digits dialled behind a country code: the zero of home falls away; Italy keeps it. */
export function digitsAbroad(code: string, phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return code === '+39' ? digits : digits.replace(/^0/, '');
}

/**
 * A kept number as its reader dials it: in Korean a Korean number stands as at home (`010-1234-5678`), in English with
 * its country code (`+82 10-1234-5678`). What is no such number stays as it is.
 */
export function phoneText(kept: string, language: Language): string {
  const text = kept.trim();
  const found = KEPT.exec(/^0[\d -]+$/.test(text) ? `${KOREA} ${text}` : text);
  const [code, phone] = [found?.[1], found?.[2]];
  if (!code || !phone) return text;
  // Without a blank the end of a code is unknown; Korea's is known.
  if (!text.includes(' ') && !text.startsWith('0')) {
    return text.startsWith(KOREA) ? phoneText(`${KOREA} 0${digitsAbroad(KOREA, text.slice(3))}`, language) : text;
  }
  const digits = phone.replace(/\D/g, '');
  if (code !== KOREA) return `${code} ${digitsAbroad(code, digits)}`;
  const home = grouped(digits.startsWith('0') || /^1[5-8]/.test(digits) ? digits : `0${digits}`);
  return language === 'ko' ? home : `${KOREA} ${home.replace(/^0/, '')}`;
}
