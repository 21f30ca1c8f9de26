/** A line made comparable: NFKC, upper case, one sign for each meaning, with the way back to the original offsets. */
export type Source = { text: string; s: string; at(index: number): number };

const SIGNS: readonly (readonly [signs: string, meaning: string])[] = [
  ['×✕✖╳⨯＊*∗∙·', '×'],
  ['ØøΦφϕ∅⌀', 'Φ'],
  ['“”„‟″〞＂ˮ', '"'],
  ['‘’′´`＇', "'"],
  ['‐‑‒–—―−﹣－', '-'],
  ['º˚', '°'],
  ['⁄∕', '/'],
  ['\u00a0\u3000\u2002\u2003\u2009\ufeff', ' '],
  ['、，', ','],
];
const SIGN = new Map(SIGNS.flatMap(([signs, meaning]) => [...signs].map((sign) => [sign, meaning] as const)));
const SIGN_PATTERN = new RegExp(`[${SIGNS.map(([signs]) => signs.replace('*', '\\*')).join('')}]`, 'g');
const CIRCLED = /[\u2460-\u24ff\u2776-\u2793\u2022\u25a0-\u25ff\u2605\u2606\u203b]/g;
const CLUSTER = /[\s\S][\p{M}\u1161-\u11ff]*/gu;

/** Accented letters of the Latin alphabet as plain ones, one for one, so that `VÁLVULA` and `VALVULA` are one word. */
const ACCENTED = /[À-ÖØ-öø-žßƠơƯưẠ-ỹ]/g;
/** Letters that no accent parts from their plain one. */
const PLAIN = new Map(Object.entries({ ß: 'S', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i' }));
const plainLetter = (letter: string) =>
  letter === 'Ø' || letter === 'ø' ? letter : (PLAIN.get(letter) ?? letter.normalize('NFD')[0] ?? letter);
/** Accented Latin letters as plain ones, one for one: the length stays. */
export const foldLetters = (value: string) => value.replace(ACCENTED, plainLetter);
const upper = (value: string) => {
  const folded = foldLetters(value);
  const up = folded.toUpperCase();
  return up.length === folded.length ? up : folded;
};
const identity = (index: number) => index;
const isPlain = (text: string) => /^[\x20-\x7e\t]*$/.test(text);

/** Reads `text` into upper-case NFKC with uniform signs. Never throws; lone surrogates stay as they are. */
export function normalize(text: string): Source {
  return collapsed(signs(text));
}

/** Runs of blanks become one, so that words and grades need not care for the layout of the line. */
function collapsed(source: Source): Source {
  if (!source.s.includes('  ')) return source;
  const kept: number[] = [];
  let s = '';
  for (let i = 0; i < source.s.length; i++) {
    if (source.s[i] === ' ' && source.s[i - 1] === ' ') continue;
    kept.push(i);
    s += source.s[i];
  }
  kept.push(source.s.length);
  return { text: source.text, s, at: (index) => source.at(kept[Math.min(index, kept.length - 1)] ?? source.s.length) };
}

function signs(text: string): Source {
  if (isPlain(text))
    return { text, s: quotes(text.toUpperCase().replaceAll('*', '×').replaceAll('`', "'")), at: identity };
  const signed = text.replace(CIRCLED, ' ').replace(SIGN_PATTERN, (sign) => SIGN.get(sign) ?? sign);
  if (signed.normalize('NFKC') === signed) return { text, s: quotes(upper(signed)), at: identity };
  return bySegment(text, signed);
}

/** Characters that change their length under NFKC: keep for each output character where it came from. */
function bySegment(text: string, signed: string): Source {
  let s = '';
  const starts: number[] = [];
  for (const match of signed.matchAll(CLUSTER)) {
    let piece = match[0].normalize('NFKC').replaceAll('\u2044', '/');
    if (/^\d\/\d/.test(piece) && /\d$/.test(s)) piece = `-${piece}`;
    piece = upper(piece).replace(SIGN_PATTERN, (sign) => SIGN.get(sign) ?? sign);
    for (let i = 0; i < piece.length; i++) starts.push(match.index);
    s += piece;
  }
  starts.push(text.length);
  return { text, s: quotes(s), at: (index) => starts[Math.min(index, starts.length - 1)] ?? text.length };
}

const quotes = (s: string) => cells(times(s.includes("''") ? s.replaceAll("''", '" ') : s));
/** `…,5,EA`: the last cells of a line whose cells are parted by commas. */
const cells = (s: string) => (s.includes(',') ? s.replace(LAST_CELLS, '\t$1\t$2') : s);
const LAST_CELLS = /,(\d+(?:\.\d+)?),(\s?(?:EA|PCS?|NOS?|SETS?|M|MTR|KG|개|본)\.?\s*)$/;
/** The Cyrillic letter between figures is the multiplication sign, that before them the one of a metric thread. */
const times = (s: string) =>
  s.includes('Х') || s.includes('М')
    ? s.replace(/(?<=\d\s?)Х(?=\s?\d)/g, '×').replace(/(?<![А-Я])М(?=\d{1,2}\s?×)/g, 'M')
    : s;

/** What has been read is blanked with this character: no letter, no blank, so that words cannot grow across it. */
export const READ = '¦';

/** Blanks `[start, end)` in a working copy of the line. */
export function blank(s: string, start: number, end: number): string {
  return s.slice(0, start) + READ.repeat(end - start) + s.slice(end);
}

/** Blanks several places, which stand in reading order and do not overlap. */
export function blankAll(s: string, places: readonly { start: number; end: number }[]): string {
  let rest = '';
  let done = 0;
  for (const { start, end } of places) {
    rest += s.slice(done, start) + READ.repeat(end - start);
    done = end;
  }
  return rest + s.slice(done);
}
