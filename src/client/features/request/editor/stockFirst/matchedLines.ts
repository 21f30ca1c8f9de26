import type { Spec } from '../../../../../contract/entities/spec';
import { quantity } from '../../../../../contract/values';
import { quantityProblem } from '../../../../../domain/stock/priceEach';
import type { LineMatches } from '../../../../queries/market';
import { type EditorLine, isBlank } from '../editorLine';

/** The server takes this many materials at once. */
const MOST = 200;

/** The materials of the lines that will be sent, each once. */
export function specsOf(lines: readonly EditorLine[]): Spec[] {
  const specs = new Map<string, Spec>();
  for (const { spec, excluded, ...line } of lines) {
    if (!excluded && !isBlank({ spec, excluded, ...line }) && spec.category !== 'other')
      specs.set(spec.canonical_key, spec);
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
    const found = line.excluded ? undefined : matches?.[line.spec.canonical_key];
    return found && (found.open.length > 0 || found.own.length > 0) ? [{ line, found }] : [];
  });
}

type Offer = LineMatches['open'][number];

/** The first offer that can be bought in exactly the line's quantity and unit; they come the cheapest first. */
export function fittingOffer({ line, found }: MatchedLine): Offer | null {
  if (!quantity.safeParse(line.qty).success) return null;
  return found.open.find((offer) => offer.uom === line.uom && quantityProblem(line.qty, offer) === null) ?? null;
}
