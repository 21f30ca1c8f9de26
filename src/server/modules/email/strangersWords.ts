/** What keeps a mail program from making a link of a text; readers do not see it. */
const BREAK = '\u200b';

/** A text that somebody else typed, as an email holds it: mail programs make no link of it. */
export function withoutLinks(text: string): string {
  return text.replaceAll('://', `:${BREAK}//`).replace(/\.(?=[\p{L}\p{N}]*\p{L})/gu, `.${BREAK}`);
}

/** Values that no stranger types, or that are checked: an address of mail, the place of the call. */
const OURS = new Set(['email', 'contact', 'time', 'until', 'job', 'id']);

/** The values of an email, each without links. */
export function strangersWords(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, OURS.has(key) ? value : withoutLinks(value)]),
  );
}
