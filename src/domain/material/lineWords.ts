/** A text as its words alone, with a blank on both sides: for looking whether it holds the words of another. */
const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[\s,;()[\]·]+/)
    .filter(Boolean)
    .join(' ')} `;

/**
 * What the buyer said of a line: the words of its list, and its remark (`6M 정척`), which is a condition like them. A remark
 * that already stands among the words is not said twice.
 */
export function lineWords({ raw_text, remark }: { raw_text: string; remark?: string | null }): string {
  const said = remark?.trim() ?? '';
  if (!said || words(raw_text).includes(words(said))) return raw_text;
  return [raw_text, said].filter(Boolean).join(' · ');
}
