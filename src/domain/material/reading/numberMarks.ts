import { canonicalNps } from '../data/sizes';
import type { NumberToken } from './numberToken';

/** Settles what the marks and words around a number make of it; `length`: it stands after a word for a length. */
export function settleMarks(token: NumberToken, text: string, words: string, length: boolean): void {
  settleFeet(token, text, length);
  settleThickness(token, words);
  settleInchWall(token, words);
  settleOutside(token, words);
  settleLength(token, words);
}

/** A number as written in either style of decimals, as a text that `Number` reads. */
export function plainNumber(text: string): string {
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return text.startsWith('.') ? `0${text}` : text.replaceAll(',', '');
}

const METRES_PER_FOOT = 0.3048;
const inMetres = (feet: number) => Number((feet * METRES_PER_FOOT).toFixed(4));

/** `12'-6"` is a length at once; of `L=20'` it is the length of a piece. */
function settleFeet(token: NumberToken, text: string, length: boolean): void {
  const both = /^(\d+)'\s?-?\s?(\d+)(?:[\s-](\d+)\/(\d+))?"$/.exec(text);
  if (both) {
    const inches = Number(both[2]) + (both[3] ? Number(both[3]) / Number(both[4]) : 0);
    token.value = inMetres(Number(both[1]) + inches / 12);
    token.role = length ? 'lengthM' : 'metre';
  } else if (length && token.role === 'foot') {
    token.value = inMetres(token.value);
    token.role = 'lengthM';
  }
}

/** One stroke after a number means feet beside a size, an inch where no other size stands or a fraction comes before it. */
export function asInchOrMetre(token: NumberToken, sized: boolean): void {
  if (token.raw.includes('/') || (token.stroke && !sized && canonicalNps(token.raw))) {
    token.role = canonicalNps(token.raw) ? 'inch' : 'none';
    return;
  }
  token.value = inMetres(token.value);
  token.role = 'metre';
}

/** `STD (.237)`, `XS (0.218 WT)`: the wall of a schedule in inches, in brackets behind it. */
function settleInchWall(token: NumberToken, words: string): void {
  if ((token.role !== null && token.role !== 'wall') || !/^0\.\d{2,4}$/.test(token.raw) || !(token.value < 3)) return;
  const bracketed = /[(/]\s?$/.test(words.slice(0, token.start)) && /^\s?(?:[)/]|W\.?T)/.test(words.slice(token.end));
  const led = token.role === 'wall' && /^\s?\)?/.test(words.slice(token.end)) && words[token.start - 1] === '(';
  if (!bracketed && !led) return;
  token.value = inMillimetres(token.value);
  token.raw = String(token.value);
  token.role = 'wall';
}

/** `12.75" OD` is an outside diameter, which need not be that of a nominal size. */
function settleOutside(token: NumberToken, words: string): void {
  if (words[token.end - 1] !== '"' || !/^\s?O\.?D\.?(?![A-Z])/.test(words.slice(token.end))) return;
  const [over, under] = token.raw.split('/').map(Number);
  token.value = inMillimetres(under ? (over ?? 0) / under : token.value);
  token.raw = String(token.value);
  token.role = 'od';
  token.outside = true;
}

/** `3" LONG` is a length in inches. */
function settleLength(token: NumberToken, words: string): void {
  if (token.role !== 'inch' || !/^\s?(?:LONG|LG|LENGTH)(?![A-Z])/.test(words.slice(token.end))) return;
  const [over, under] = token.raw.split('/').map(Number);
  token.value = inMillimetres(under ? (over ?? 0) / under : token.value);
  token.role = 'lengthMm';
}

const THICKNESS_AFTER = /^\s?(?:THK|THICK(?:NESS)?|TH'K|두께|W\.?T\.?|WALL)(?![A-Z])/;
const THICKNESS_BEFORE = /(?<!["\dM]\s?)(?<![A-Z])(?:THK|THICK(?:NESS)?|TH'K|두께|W\.?T\.?|WALL)[\s.:=]*$/;
const MM_PER_INCH = 25.4;
const inMillimetres = (inches: number) => Math.round(inches * MM_PER_INCH * 100 + 1e-6) / 100;

/** `1/8" THK`, `WT 0.375"`: a thickness in inches is no size. */
function settleThickness(token: NumberToken, words: string): void {
  const inch =
    token.role === 'inch' ||
    (token.role === 'none' && words[token.end - 1] === '"') ||
    ((token.role === null || token.role === 'none') && /^\d\/\d{1,2}$/.test(token.raw));
  const led = token.role === 'wall' && words[token.end - 1] === '"';
  if (
    !led &&
    !(inch && (THICKNESS_AFTER.test(words.slice(token.end)) || THICKNESS_BEFORE.test(words.slice(0, token.start))))
  )
    return;
  const [over, under] = token.raw.split('/').map(Number);
  const inches = under ? (over ?? 0) / under : token.value;
  if (!(inches > 0)) return;
  token.value = inMillimetres(inches);
  token.raw = String(token.value);
  token.role = 'wall';
}
