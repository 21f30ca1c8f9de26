/** Elements whose content nobody reads. */
const HIDDEN: ReadonlySet<string> = new Set(['style', 'script', 'title']);
/** Tags that end a line. */
const LINE_ENDS: ReadonlySet<string> = new Set(['br', '/p', '/div', '/tr', '/li']);
/** It stops at the next `<`: each letter is looked at once, whatever a stranger wrote. */
const TAG = /<[a-z/!?][^<>]*>/gi;
const NAME = /^<(\/?[a-z0-9]*)/i;

/** The words of a text in HTML, line by line, in time that grows with its length alone. */
export function htmlWords(html: string): string {
  const words: string[] = [];
  let hidden: string | null = null;
  let at = 0;
  for (const tag of html.matchAll(TAG)) {
    const name = NAME.exec(tag[0])?.[1]?.toLowerCase() ?? '';
    if (hidden === null) words.push(html.slice(at, tag.index), LINE_ENDS.has(name) ? '\n' : ' ');
    at = tag.index + tag[0].length;
    if (hidden === null && HIDDEN.has(name)) hidden = name;
    else if (name === `/${hidden}`) hidden = null;
  }
  if (hidden === null) words.push(html.slice(at));
  return words
    .join('')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
