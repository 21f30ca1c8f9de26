import { isQuantity } from '../../../../../contract/figures';
import Big from 'big.js';
import type { Spec } from '../../../../../contract/entities/spec';
import { namesMaterial } from '../../../../../domain/material/reading/openConditions';
import { trimDecimal } from '../../../../../domain/money/exact';
import { leftOpen } from '../../../../../domain/stock/leftOpen';
import { quantityProblem } from '../../../../../domain/stock/priceEach';
import type { LineMatches } from '../../../../queries/market';
import { type EditorLine, isBlank } from '../editorLine';

/** The server takes this many materials at once. */
const MOST = 200;

/** Below this a word of the line was not understood. */
const WHOLE = 0.9;

/** Whether the fields of a line say all that its words say of the material. */
const isWhole = ({ spec, confidence, raw_text }: EditorLine) =>
  spec.grade !== null || (confidence >= WHOLE && !namesMaterial(raw_text));

/** The materials of the lines that will be sent, each once; without lines whose words say more than their fields. */
export function specsOf(lines: readonly EditorLine[]): Spec[] {
  const specs = new Map<string, Spec>();
  for (const line of lines) {
    const { spec, excluded } = line;
    if (!excluded && spec.category !== 'other' && !isBlank(line) && isWhole(line)) specs.set(spec.canonical_key, spec);
  }
  return [...specs.values()].slice(0, MOST);
}

export interface MatchedLine {
  line: EditorLine;
  found: LineMatches;
}

/** Lines of which something is in stock, in the order of the list. */
export function matchedLines(
  lines: readonly EditorLine[],
  matches: Readonly<Record<string, LineMatches>> | undefined,
): MatchedLine[] {
  return lines.flatMap((line) => {
    const found = line.excluded || !isWhole(line) ? undefined : matches?.[line.spec.canonical_key];
    return found && (found.open.length > 0 || found.own.length > 0) ? [{ line, found }] : [];
  });
}

export type Offer = LineMatches['open'][number];

/**
 * The offer to show first of those that can be bought in exactly the line's quantity and unit: the cheapest of the same
 * material, else the cheapest candidate, which states more of its material than the line does.
 */
export function fittingOffer({ line, found }: MatchedLine): Offer | null {
  if (!isQuantity(line.qty)) return null;
  const fitting = found.open.filter((offer) => offer.uom === line.uom && quantityProblem(line.qty, offer) === null);
  return fitting.find((offer) => leftOpen(line.spec, offer.spec, 'ko').length === 0) ?? fitting[0] ?? null;
}

/** How much of a line the largest lot in its unit lacks; null where lots are large enough, or none has that unit. */
export function missingOf({ line, found }: MatchedLine): string | null {
  if (!isQuantity(line.qty)) return null;
  const same = found.open.filter((offer) => offer.uom === line.uom);
  if (same.length === 0 || same.some((offer) => quantityProblem(line.qty, offer) !== 'quantity_short')) return null;
  const largest = same.map(({ open_qty }) => new Big(open_qty)).reduce((most, one) => (one.gt(most) ? one : most));
  return trimDecimal(new Big(line.qty).minus(largest));
}
