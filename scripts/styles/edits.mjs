/** A text with some of its places replaced. Places do not lie over one another. */
export function applied(text, edits) {
  let result = '';
  let at = 0;
  for (const { start, end, text: given } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, start) + given;
    at = end;
  }
  return result + text.slice(at);
}
