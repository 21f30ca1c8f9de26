/** Lines with which mail programs begin what a reply quotes. */
const QUOTE_HEADS: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|원본 메시지|원본 메일|original mail|forwarded message|전달된 메시지)\s*-{2,}/i,
  /^_{10,}$/,
  /^on\b.{4,200}\bwrote:$/i,
  /^\d{4}[년.\-/].{2,160}(?:님이 작성|작성|wrote)\s*:?$/,
  /^.{1,160}<[^<>\s@]+@[^<>\s@]+>\s*(?:님이 작성|wrote)\s*:?$/i,
  /^(?:보낸\s*사람|보낸사람|발신|from)\s*:\s.*@/i,
];
/** The head of a quotation that a program broke into two lines. */
const BROKEN_HEAD = /^on\b.{4,120}$/i;
/** No program writes a longer one; a stranger may. */
const LONGEST_HEAD = 500;
const SIGNATURE = /^-- $/;

/**
 * What somebody wrote themselves in a reply: everything before the quotation of the mail it answers, without the signature.
 * Lines that are quoted one by one are left out at the end alone, since an answer may stand between them.
 */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, at) => isHead(line.trim(), lines[at + 1]?.trim() ?? '') || SIGNATURE.test(line));
  const own = end === -1 ? lines : lines.slice(0, end);
  while (own.length > 0 && /^\s*(?:>.*)?$/.test(own.at(-1) ?? '')) own.pop();
  return own.join('\n').trim();
}

function isHead(line: string, next: string): boolean {
  if (line.length > LONGEST_HEAD) return false;
  if (QUOTE_HEADS.some((head) => head.test(line))) return true;
  return BROKEN_HEAD.test(line) && /\bwrote:$/i.test(next);
}

/** A subject without the signs that answers and forwards put before it, as the title of a request. */
export function subjectTitle(subject: string): string {
  return subject
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:re|fw|fwd|회신|전달)\s*:\s*)+/i, '')
    .slice(0, 120)
    .trim();
}
