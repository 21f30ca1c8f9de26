import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The class that pdfmake uses: its own copy, wherever it is installed. */
const LineBreaker = createRequire(require.resolve('pdfmake'))('linebreak');

const HANGUL = /\p{Script=Hangul}/u;
const ENDS_WORD = /[\p{L}\p{N}\p{Pe}\p{Pf}%"']/u;
const BEGINS_WORD = /[\p{L}\p{N}·]/u;

/** Whether a word goes on between two letters: Korean words stay whole, as on the screens (`word-break: keep-all`). */
function insideWord(before = '', after = '') {
  if (HANGUL.test(before)) return BEGINS_WORD.test(after);
  return HANGUL.test(after) && ENDS_WORD.test(before);
}

/**
 * Patches the line breaker of pdfmake, which has no option for it (`docs/adr/0026-two-libraries-are-patched.md`): Korean
 * breaks between words alone. A word longer than its line still breaks where it must.
 */
export function patchLineBreaker() {
  const next = LineBreaker.prototype.nextBreak;
  LineBreaker.prototype.nextBreak = function nextBreak() {
    let found = next.call(this);
    while (found && !found.required && insideWord(this.string[found.position - 1], this.string[found.position])) {
      found = next.call(this);
    }
    return found;
  };
}

/** The pieces between which a text may be broken. */
export function piecesOf(text) {
  const breaker = new LineBreaker(text);
  const pieces = [];
  let from = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    pieces.push(text.slice(from, found.position));
    from = found.position;
  }
  return pieces;
}
