import { BRAND, type Language } from '../../../contract/constants';

export interface LetterContent {
  title: string;
  paragraphs: string[];
  action: { label: string; url: string } | null;
  footer: string;
  /** Where the reader turns such mails off. */
  unsubscribe?: { label: string; url: string } | undefined;
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The same letter as plain text. */
export function letterText(content: LetterContent, language: Language): string {
  const action = content.action ? [`${content.action.label}: ${content.action.url}`] : [];
  const leave = content.unsubscribe ? [`${content.unsubscribe.label}: ${content.unsubscribe.url}`] : [];
  const footer = `${BRAND[language]} · ${content.footer}`;
  return [content.title, ...content.paragraphs, ...action, '—', footer, ...leave].join('\n\n');
}

/** A letter as HTML that mail programs of the last ten years show alike: one table, inline styles, no pictures. */
export function letterHtml(content: LetterContent, language: Language): string {
  const font = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',Helvetica,Arial,sans-serif";
  const paragraphs = content.paragraphs
    .map((text) => `<p style="margin:0 0 16px;font-size:15px;line-height:24px;color:#364152">${escape(text)}</p>`)
    .join('');
  const action = content.action
    ? `<p style="margin:24px 0"><a href="${escape(content.action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2466EB;color:#ffffff;font-weight:600;font-size:15px;text-decoration:none">${escape(content.action.label)}</a></p><p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#697586;word-break:break-all">${escape(content.action.url)}</p>`
    : '';
  const leave = content.unsubscribe
    ? `<br><a href="${escape(content.unsubscribe.url)}" style="color:#697586">${escape(content.unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(content.title)}</title></head><body style="margin:0;background:#F8FAFC;${font}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #E3E8EF;border-radius:16px"><tr><td style="padding:32px"><p style="margin:0 0 24px;font-size:14px;font-weight:700;color:#2466EB">${escape(BRAND[language])}</p><h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#121926">${escape(content.title)}</h1>${paragraphs}${action}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E8EF;font-size:12px;line-height:18px;color:#697586">${escape(content.footer)}${leave}</p></td></tr></table></td></tr></table></body></html>`;
}
