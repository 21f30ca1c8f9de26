import { suffixWords } from '../data/numberWords';
import type { Detail } from '../types';
import type { NumberToken } from './numberToken';

const WORDS = suffixWords('pack')
  .sort((a, b) => b.length - a.length)
  .join('|');
const COUNT = new RegExp(String.raw`(?<![\d.,])\d{1,5}\s?(?:${WORDS})(?![A-Z가-힣])`);
const WORD = new RegExp(String.raw`(?<![A-Z가-힣])(?:${WORDS})(?![A-Z가-힣])`);
const WHOLE = new RegExp(String.raw`^(?:${WORDS})\.?$`);
/** What ties an amount to one pack: `20KG/PAIL`, `25매들이`, `18L 캔`. */
const EACH = String.raw`(?:${WORDS}|TUBES?)(?![A-Z가-힣])`;
const BOUND = String.raw` ?(?:(?:\/ ?|PER |들이 ?|짜리 ?|입 ?)${EACH}|(?:들이|짜리|입)(?![가-힣]))`;
const TIED = `(?:${BOUND}| ?${EACH})`;
const HELD_BY = new RegExp(`^${BOUND}`);
const BESIDE = new RegExp(`^ ?${EACH}`);
const FIGURE = String.raw`(?<![\dA-Z.,])\d{1,4}(?:\.\d{1,3})?\s?`;
const AMOUNT = new RegExp(
  String.raw`${FIGURE}(?:L|LTRS?|LIT(?:ER|RE)S?|리터|ML|CC|GAL(?:LON)?S?|갤런|KGS?|G|LBS?|OZ|TON|톤)(?![A-Z가-힣])`,
);
const TIED_AMOUNT = new RegExp(`(${FIGURE}[A-Z가-힣]{1,8}?)${TIED}`);
const ROLLED = new RegExp(String.raw`${FIGURE}M(?![A-Z가-힣])`);
const WEIGHT = /(?:KGS?|LBS?|TON|톤)$/;
/** Roles of figures that an amount in a pack may have. */
const AMOUNTS: ReadonlySet<string | null> = new Set(['EA', 'KG', 'TON']);
/** Words beside which millilitres stand, where others write the metre of their language so. */
export const LIQUID =
  /[가-힣]|(?<![A-Z])(?:SPRAY|PAINT|PRIMER|THINNER|SEALANT|SILICONE|OIL|CLEANER|ADHESIVE|GLUE|COMPOUND)/;

/** Whether the unit of a column is a pack. */
export const isPack = (unit: string): boolean => WHOLE.test(unit.normalize('NFKC').trim().toUpperCase());

/** Whether a normalised line names a pack. */
export const namesPack = (s: string): boolean => WORD.test(s);

/** Whether a figure is marked `ML`: metres in Spanish and French lists, millilitres elsewhere. */
export const isMillilitre = ({ start, end }: NumberToken, words: string): boolean =>
  /\dML\.?$/.test(words.slice(start, end).replaceAll(/\s/g, ''));

/**
 * Marks what one pack holds, which is no quantity of the line: `20KG/PAIL`, `25매들이`. `goods`: nobody classified the line, so
 * that metres may be those on a roll, and L and ml are what a can holds. `words` is the line before its words were taken out.
 */
export function settleHeld(tokens: readonly NumberToken[], words: string, goods: boolean): void {
  const packed = tokens.some(({ role }) => role === 'pack');
  for (const token of tokens) {
    const behind = words.slice(token.end);
    const metres = goods && token.role === 'metre';
    const counted = packed || tokens.some((t) => t !== token && (t.role === null || t.role === 'EA'));
    const litres =
      goods &&
      ((token.role === 'lengthMm' && /\dL$/.test(words.slice(token.start, token.end))) ||
        (metres && isMillilitre(token, words) && (packed || LIQUID.test(words))));
    const bound = litres || metres || AMOUNTS.has(token.role) ? HELD_BY.exec(behind) : null;
    if (bound) token.end += bound[0].length;
    const beside = metres || token.role === 'KG' || token.role === 'TON';
    if (litres || bound || (counted && beside && BESIDE.test(behind))) token.role = 'held';
  }
}

/**
 * The pack of goods and what it holds, as the normalised line says them: `18L 캔`. None where it names no pack. A weight behind
 * the count may be that of all packs, so that it stands by itself.
 */
export function packOf(s: string): Detail[] {
  const count = COUNT.exec(s);
  const word = WORD.exec(count?.[0] ?? s)?.[0] ?? count?.[0].replace(/^\d+\s?/, '');
  if (!word) return [];
  const tied = TIED_AMOUNT.exec(s)?.[1];
  const amount = AMOUNT.exec(s) ?? (/^(?:롤|ROLLS?)$/.test(word) ? ROLLED.exec(s) : null);
  const text = (tied ?? amount?.[0] ?? '').replaceAll(/\s/g, '');
  // `100KG (5박스)`, `5박스 100KG`: the weight may be that of all of them.
  const whole = !tied && amount && count && WEIGHT.test(text) && isApart(s, amount, count);
  const pack: Detail = { kind: 'pack', text: [whole ? '' : text, word].filter(Boolean).join(' ') };
  return whole ? [pack, { kind: 'words', text }] : [pack];
}

/** Whether a weight stands behind the count of packs, or before a count in brackets. */
const isApart = (s: string, weight: RegExpExecArray, count: RegExpExecArray) =>
  weight.index > count.index || /\(\s*$/.test(s.slice(weight.index, count.index));
