import type { NoticeTopic } from '../../../../contract/noticeTopics';
import type { Env } from '../../../env';

/** Whether this installation sends text messages. */
export const isTextOn = (env: Pick<Env, 'TEXT'>): boolean => env.TEXT !== undefined;

/** A Korean mobile number as providers take it, without country and signs; null for any other. */
export function mobileOf(phoneCode: string, phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const home = digits.startsWith('0') ? digits : `0${digits}`;
  return phoneCode === '+82' && /^01[016789]\d{7,8}$/.test(home) ? home : null;
}

/** The code of the registered KakaoTalk template for a kind of text; undefined: it goes as a plain text message. */
export const templateOf = (env: Pick<Env, 'TEXT'>, kind: NoticeTopic | 'code'): string | undefined =>
  env.TEXT?.templates[kind];
