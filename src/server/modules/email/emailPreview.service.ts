import { type Language, LANGUAGES } from '../../../contract/constants';
import { zonedInstantText } from '../../../domain/time/zonedInstant';
import { sentenceDay } from '../../../domain/time/sentenceDay';
import { emailHtml, emailText } from './emailContent';
import { EMAIL_NAMES, type EmailName, writeEmail } from './emailText';

const SAMPLES: Record<Language, Record<string, string>> = {
  ko: {
    name: '김담당',
    company: '한빛강관',
    person: '박나중',
    note: '등록증이 흐려서 확인하지 못했어요.',
    holder: '한빛강관',
  },
  en: {
    name: 'Jane Kim',
    company: 'Hanbit Pipe',
    person: 'Joon Park',
    note: 'The certificate is blurred.',
    holder: 'Hanbit Pipe',
  },
};
const EVERYWHERE = {
  email: 'later@stlbs.test',
  device: 'Chrome · Windows',
  address: '203.0.113.7',
  bank: 'KB',
  account: '123-45-678901',
  job: 'Quotation engineer',
  phone: '010-1234-5678',
  file: 'cv.pdf',
  message: '…',
  id: '0198…',
  contact: 'careers@stlbs.test',
};

/** An email as it would be sent, filled with samples: HTML, or the text that goes beside it. */
export function previewEmail(name: EmailName, language: Language, form: 'html' | 'text', origin: string): string {
  const values = {
    ...EVERYWHERE,
    ...SAMPLES[language],
    time: zonedInstantText('2026-11-21T08:00:00.000Z', language),
    until: sentenceDay('2027-05-20', language),
  };
  const mail = writeEmail(name, language, values, `${origin}/sample`, `${origin}/mail/unsubscribe?t=sample`);
  return form === 'html' ? emailHtml(mail, language) : emailText(mail, language);
}

/** A page with a link to every email in both languages and both forms. */
export function previewIndex(base: string): string {
  const link = (name: string, language: string, form: string) =>
    `<a href="${base}/${name}?lang=${language}&form=${form}">${language} ${form}</a>`;
  const rows = EMAIL_NAMES.map(
    (name) =>
      `<tr><th align="left">${name}</th>${LANGUAGES.flatMap((language) =>
        ['html', 'text'].map((form) => `<td>${link(name, language, form)}</td>`),
      ).join('')}</tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><table cellpadding="8">${rows.join('')}</table>`;
}

/** The email that an address names; undefined when there is none. */
export const emailNamed = (name: string): EmailName | undefined => EMAIL_NAMES.find((one) => one === name);
