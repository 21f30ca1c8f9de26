/** Markup that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

/** Markup with values put in; every text among them is escaped, also within an attribute in quotes. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? write(values[index]) : '')).join(''));
}

function write(value: Part): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(write).join('');
}
