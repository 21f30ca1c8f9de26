import type { Spec } from '../../contract/entities/spec';
import { describeSpec } from './describe';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';

const WEIGHT = /\d\s*(?:kgs?|ton|톤)(?![a-z])/i;

/** What is said of a quantity right before and behind it: about so many, so many or so. */
const ABOUT = /(?<![\p{L}\p{N}])(?:약|대략|about|approx(?:\.|imately)?|ca\.?|[~±])\s*$/iu;
/** A sign of multiplication or equality before a quantity goes with it: `WPB x 30`, `SCH40 = 4*3 EA`. */
const SIGN = /(?:(?<=\s)[x×*]|=)\s*$/i;
const OR_SO = /^\s*(?:정도|가량|내외|or so|approx\.?)(?![\p{L}\p{N}])/iu;

/** A line's own words without the quantity that was read in them. */
function withoutQuantity(text: string): string {
  const { qty } = parseLine(text).spans;
  const rest = qty
    ? `${text.slice(0, qty[0]).replace(ABOUT, '').replace(SIGN, '')} ${text.slice(qty[1]).replace(OR_SO, '')}`
    : text;
  return rest
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:/-]+|[\s,;:/-]+$/g, '')
    .trim();
}

/** Whether a text names this number apart from any word or size. */
function names(text: string, qty: string | null): boolean {
  const number = Number(qty);
  return number > 0 && text.split(/[\s,;]+/).some((word) => Number(word) === number);
}

/**
 * What was agreed on, in words that hold for any part of a line: the buyer's own, as long as they still say the agreed
 * material and no longer how much of it there is; else the material's trade name.
 */
export function agreedText({ raw_text, spec, qty }: { raw_text: string; spec: Spec; qty: string | null }): string {
  const named = describeSpec(spec, 'en');
  const own = withoutQuantity(raw_text);
  if (!own || !named) return named || own;
  if (names(own, qty) || WEIGHT.test(own)) return named;
  const again = parseLine(own);
  // `6M 100EA` without its pieces would read as six metres.
  return again.item.qty === undefined && specOfLine(again).canonical_key === spec.canonical_key ? own : named;
}
