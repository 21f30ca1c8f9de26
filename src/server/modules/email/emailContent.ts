import en from '../../../../locales/en/mail.json';
import ko from '../../../../locales/ko/mail.json';
import { BRAND, type Language } from '../../../contract/constants';

export interface EmailContent {
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
  escape(text).replace(/\d{4}-\d{2}-\d{2}(?:, \d{2}:\d{2})?/g, '<span style="white-space:nowrap">$&</span>');

/** The same email as plain text. */
export function emailText(content: EmailContent, language: Language): string {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : [];
  const leave = content.unsubscribe ? [`${content.unsubscribe.label}:\n${content.unsubscribe.url}`] : [];
  const footer = `${BRAND[language]} · ${content.footer}`;
  return [content.title, ...content.paragraphs, ...action, '—', footer, ...leave].join('\n\n');
}

/**
 * An email as HTML that mail programs of the last ten years show alike: tables, inline styles, no pictures. As wide as
 * the window up to 560 px; dark where the reader's program is. The list of mails shows its first words beside the subject.
 */
export function emailHtml(content: EmailContent, language: Language): string {
  const look = emailStyle;
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
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(content.title)}</title><style>${EMAIL_STYLE}</style>`;
  return `<!doctype html><html lang="${language}"><head>${head}</head><body class="page" style="${look.page}">${preview}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="around" style="${look.around}">${fixed}</td></tr></table></body></html>`;
}

/** The colour stands in the cell too, since Outlook gives a link no room of its own. */
function buttonHtml({ label, url }: { label: string; url: string }, language: Language): string {
  const look = emailStyle;
  const link = `<a href="${escape(url)}" style="${look.button}">${escape(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${look.buttonPlace}"><tr><td align="center" style="${look.buttonCell}">${link}</td></tr></table><p class="faint" style="${look.faint}">${escape(addressHelp[language])}<br><a class="faint" href="${escape(url)}" style="${look.address}">${escape(url)}</a></p>`;
}

function footerHtml({ footer, unsubscribe }: EmailContent): string {
  const look = emailStyle;
  const leave = unsubscribe
    ? `<br><a class="faint" href="${escape(unsubscribe.url)}" style="${look.leave}">${escape(unsubscribe.label)}</a>`
    : '';
  return `<p class="faint foot" style="${look.foot}">${escape(footer)}${leave}</p>`;
}

const FONT = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',Helvetica,Arial,sans-serif";
/** Korean stays whole by words; an address without spaces still wraps. */
const WORDS = 'word-break:keep-all;overflow-wrap:anywhere';
const FAINT = 'font-size:12px;line-height:18px;color:#697586';

/** Inline styles of the parts of an email: the palette of the screens, as mail programs read it. */
const emailStyle = {
  page: `margin:0;padding:0;background:#F8FAFC;${FONT};${WORDS};-webkit-text-size-adjust:100%`,
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all;opacity:0',
  around: 'padding:32px 16px',
  card: 'max-width:560px;background:#ffffff;border:1px solid #E3E8EF;border-radius:16px',
  inside: `padding:32px;${FONT}`,
  brand: 'margin:0 0 24px;font-size:14px;font-weight:700;color:#2466EB',
  title: `margin:0 0 16px;font-size:20px;line-height:28px;color:#121926;${WORDS}`,
  text: `margin:0 0 16px;font-size:15px;line-height:24px;color:#364152;white-space:pre-line;${WORDS}`,
  buttonPlace: 'margin:24px 0 16px;border-collapse:separate',
  buttonCell: 'border-radius:8px;background:#2466EB;mso-padding-alt:12px 20px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2466EB;color:#ffffff;font-weight:600;font-size:15px;line-height:20px;text-decoration:none',
  faint: `margin:0;${FAINT}`,
  address: 'color:#697586;word-break:break-all',
  foot: `margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E8EF;${FAINT}`,
  leave: 'color:#697586',
} as const;

/** What inline styles cannot say: the dark, and the narrow window of a phone. */
const EMAIL_STYLE = [
  ':root{color-scheme:light dark}',
  '@media (max-width:480px){.around{padding:0!important}.inside{padding:24px 20px!important}.card{border:0!important;border-radius:0!important}}',
  '@media (prefers-color-scheme:dark){.page{background:#0d121c!important}.card{background:#121926!important;border-color:#364152!important}',
  '.brand{color:#85AEFF!important}.title{color:#F8FAFC!important}.text{color:#CDD5DF!important}',
  '.faint{color:#9AA4B2!important}.foot{border-color:#364152!important}}',
].join('');
