import en from '../../../../locales/en/mail.json';
import ko from '../../../../locales/ko/mail.json';
import type { Language } from '../../../contract/constants';
import { fillText } from '../../fillText';
import type { EmailContent } from './emailContent';
import { strangersWords } from './strangersWords';

const { unsubscribe: koUnsubscribe, address: _ko, ...koLetters } = ko;
const { unsubscribe: enUnsubscribe, address: _en, ...enLetters } = en;
const texts: Record<Language, typeof koLetters> = { ko: koLetters, en: enLetters };
export const unsubscribeLabels: Record<Language, string> = { ko: koUnsubscribe, en: enUnsubscribe };

export type EmailName = keyof typeof koLetters;

export const EMAIL_NAMES = Object.keys(koLetters) as EmailName[];

/** An email in the reader's language, its subject in our words alone; `url` is where its button leads, `leaveUrl` where such emails are turned off. */
export function writeEmail(
  name: EmailName,
  language: Language,
  values: Readonly<Record<string, string>>,
  url: string,
  leaveUrl?: string,
): EmailContent {
  const text = texts[language][name];
  const words = strangersWords(values);
  return {
    title: fillText(text.title, values),
    paragraphs: Object.values<string>(text.paragraphs).map((paragraph) => fillText(paragraph, words)),
    action: { label: fillText(text.action, values), url },
    footer: fillText(text.footer, values),
    unsubscribe: leaveUrl === undefined ? undefined : { label: unsubscribeLabels[language], url: leaveUrl },
  };
}
