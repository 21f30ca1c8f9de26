import en from '../../../../locales/en/mail.json';
import ko from '../../../../locales/ko/mail.json';
import { BRAND, type Language } from '../../../contract/constants';
import { LETTER_STYLE, letterLook } from './letterLook';

export interface LetterContent {
  title: string;
  paragraphs: string[];
  action: { label: string; url: string } | null;
  footer: string;
  /** Where the reader turns such mails off. */
  unsubscribe?: { label: string; url: string } | undefined;
}

const addressHelp: Record<Language, string> = { ko: ko.address, en: en.address };

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A day stays on one line. */
const words = (text: string) =>
  escape(text).replace(/\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?/g, '<span style="white-space:nowrap">$&</span>');

/** The same letter as plain text. */
export function letterText(content: LetterContent, language: Language): string {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : [];
  const leave = content.unsubscribe ? [`${content.unsubscribe.label}:\n${content.unsubscribe.url}`] : [];
  const footer = `${BRAND[language]} · ${content.footer}`;
  return [content.title, ...content.paragraphs, ...action, '—', footer, ...leave].join('\n\n');
}

/**
 * A letter as HTML that mail programs of the last ten years show alike: tables, inline styles, no pictures. As wide as
 * the window up to 560 px; dark where the reader's program is. The list of mails shows its first words beside the subject.
 */
export function letterHtml(content: LetterContent, language: Language): string {
  const look = letterLook;
  const preview = `<div style="${look.hidden}">${escape(content.paragraphs.join(' ').slice(0, 140))}</div>`;
  const body = [
    `<p class="brand" style="${look.brand}">${escape(BRAND[language])}</p>`,
    `<h1 class="title" style="${look.title}">${escape(content.title)}</h1>`,
    ...content.paragraphs.map((text) => `<p class="text" style="${look.text}">${words(text)}</p>`),
    ...(content.action ? [buttonHtml(content.action, language)] : []),
    footerHtml(content),
  ].join('');
  const card = `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${look.card}"><tr><td class="inside" style="${look.inside}">${body}</td></tr></table>`;
  // Outlook for Windows knows no greatest width: it gets a table of a fixed one around.
  const fixed = `<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->${card}<!--[if mso]></td></tr></table><![endif]-->`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(content.title)}</title><style>${LETTER_STYLE}</style>`;
  return `<!doctype html><html lang="${language}"><head>${head}</head><body class="page" style="${look.page}">${preview}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="around" style="${look.around}">${fixed}</td></tr></table></body></html>`;
}

/** The colour stands in the cell too, since Outlook gives a link no room of its own. */
function buttonHtml({ label, url }: { label: string; url: string }, language: Language): string {
  const look = letterLook;
  const link = `<a href="${escape(url)}" style="${look.button}">${escape(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${look.buttonPlace}"><tr><td align="center" style="${look.buttonCell}">${link}</td></tr></table><p class="faint" style="${look.faint}">${escape(addressHelp[language])}<br><a class="faint" href="${escape(url)}" style="${look.address}">${escape(url)}</a></p>`;
}

function footerHtml({ footer, unsubscribe }: LetterContent): string {
  const look = letterLook;
  const leave = unsubscribe
    ? `<br><a class="faint" href="${escape(unsubscribe.url)}" style="${look.leave}">${escape(unsubscribe.label)}</a>`
    : '';
  return `<p class="faint foot" style="${look.foot}">${escape(footer)}${leave}</p>`;
}
