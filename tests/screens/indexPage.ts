import { groupsOf } from './groups';
import type { Picture } from './photographer';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One page with all pictures, a row per screen: the widths side by side, Korean above English. */
export function indexPage(pictures: readonly Picture[]): string {
  const rows = groupsOf(pictures, ({ name, condition }) => `${name} · ${condition}`);
  const parts = [...rows].map(([title, own]) => {
    const faults = own.flatMap(({ faults, language, width }) => faults.map((each) => `${language} ${width}: ${each}`));
    const shown = own.map(
      ({ file, language, width, look }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${language} ${width} ${look}</figcaption></figure>`,
    );
    const reported = faults.map((each) => `<p class="fault">${escape(each)}</p>`).join('');
    return `<section><h2>${escape(title)}</h2><p>${escape(own[0]?.path ?? '')}</p>${reported}<div>${shown.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px;background:#f4f5f7}section{margin:0 0 32px}h2{font-size:16px;margin:0}
div{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}figure{margin:0}img{height:420px;border:1px solid #ccc;background:#fff}
.fault{color:#b00020;margin:4px 0}</style>${parts.join('\n')}`;
}
