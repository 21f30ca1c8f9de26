import en from '../../../../locales/en/mail.json';
import ko from '../../../../locales/ko/mail.json';
import type { Language } from '../../../contract/constants';
import type { LetterContent } from './letter';

const texts: Record<Language, typeof ko> = { ko, en };

export type LetterName = keyof typeof ko;

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A letter in the reader's language; `url` is where its button leads. */
export function writeLetter(
  name: LetterName,
  language: Language,
  values: Readonly<Record<string, string>>,
  url: string,
): LetterContent {
  const text = texts[language][name];
  return {
    title: fill(text.title, values),
    paragraphs: Object.values<string>(text.paragraphs).map((paragraph) => fill(paragraph, values)),
    action: { label: fill(text.action, values), url },
    footer: fill(text.footer, values),
  };
}
