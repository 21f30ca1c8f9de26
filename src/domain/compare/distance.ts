import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../contract/entities/comparison';
import { doubtfulAmong, medianOf } from './doubtful';

type Row = Comparison['rows'][number];

/** How far above the line's lowest price: the lowest itself, up to 5 %, up to 20 %, above. */
export type DistanceStep = 'best' | 'near' | 'far' | 'farthest';
/** Upper bounds of the steps, in percent. */
export const STEP_BOUNDS = { near: 5, far: 20 } as const;

export interface CellDistance {
  /** Null for a doubtful price, and for one that is no dearer than the lowest believable one without being the lowest. */
  step: DistanceStep | null;
  /** How far above the lowest price, in percent to one decimal; null for a doubtful price and where that is nothing. */
  over_pct: string | null;
  /** Far from the other prices of the line, as with a slipped decimal point or a wrong unit. */
  doubtful: boolean;
}

/**
 * How each priced answer of a line stands to the lowest price that is not doubtful, by quotation; empty where one alone has a
 * price.
 */
export function distancesOf(row: Row): Map<string, CellDistance> {
  const priced = row.cells.flatMap((cell) =>
    cell.comparable_price === null ? [] : [{ id: cell.quotation_id, price: new Big(cell.comparable_price), cell }],
  );
  const sorted = priced.map(({ price }) => price).sort((a, b) => a.cmp(b));
  if (sorted.length < 2) return new Map();
  const isDoubtful = doubtfulAmong(sorted);
  const best = priced.find(({ price, cell }) => cell.best && !isDoubtful(price));
  const least = best?.price ?? sorted.find((price) => !isDoubtful(price)) ?? medianOf(sorted);
  if (least.lte(0)) return new Map();
  return new Map(
    priced.map(({ id, price, cell }): [string, CellDistance] => {
      if (isDoubtful(price)) return [id, { step: null, over_pct: null, doubtful: true }];
      const over = price.div(least).minus(1).times(100);
      const nothing = over.round(1).lte(0);
      const step = cell.best ? 'best' : nothing ? null : stepOf(over);
      return [id, { step, over_pct: nothing ? null : over.round(1).toFixed(), doubtful: false }];
    }),
  );
}

function stepOf(over: Big): DistanceStep {
  if (over.lte(STEP_BOUNDS.near)) return 'near';
  return over.lte(STEP_BOUNDS.far) ? 'far' : 'farthest';
}

/** How far the dearest price of a line lies above the cheapest, in percent; null with fewer than two. */
export function spreadOf(row: Pick<Row, 'cells'>): number | null {
  const prices = row.cells.flatMap((cell) => (cell.comparable_price === null ? [] : [Number(cell.comparable_price)]));
  const least = Math.min(...prices);
  return prices.length < 2 || least <= 0 ? null : (Math.max(...prices) / least - 1) * 100;
}

/** How far the dearest offer of a line lies above the cheapest, in the request's currency; '0' with fewer than two. */
export function savingOf(row: Row): string {
  const amounts = row.cells
    .flatMap((cell) => (cell.comparable_amount === null ? [] : [new Big(cell.comparable_amount)]))
    .sort((a, b) => a.cmp(b));
  const [least, most] = [amounts[0], amounts.at(-1)];
  return least && most ? most.minus(least).toFixed() : '0';
}

/** What stands in a cell of the matrix beside its price, or in place of one. */
export const CELL_SIGNS = [
  'best',
  'fastest',
  'alternate',
  'partial',
  'late',
  'doubtful',
  'expired',
  'awaiting',
  'notComparable',
  'noQuote',
  'notAnswered',
] as const;
export type CellSign = (typeof CELL_SIGNS)[number];

/** The signs of one seller's answer to one line, the most important first. */
export function signsOf(
  row: Row,
  seller: Pick<ComparisonSeller, 'quotation_id' | 'expired'>,
  distance: CellDistance | undefined,
): CellSign[] {
  if (row.awaiting.some((one) => one.quotation_id === seller.quotation_id)) return ['awaiting'];
  const cell = row.cells.find((one) => one.quotation_id === seller.quotation_id);
  if (!cell) return ['notAnswered'];
  if (cell.line.response === 'no_quote') return ['noQuote'];
  const signs: CellSign[] = [];
  if (cell.best) signs.push('best');
  if (cell.fastest) signs.push('fastest');
  if (cell.line.response === 'alternate' || cell.line.deviations.length > 0) signs.push('alternate');
  if (isPartial(row, cell)) signs.push('partial');
  if (cell.late) signs.push('late');
  if (distance?.doubtful) signs.push('doubtful');
  if (seller.expired) signs.push('expired');
  if (cell.comparable_price === null) signs.push('notComparable');
  return signs;
}

/** Whether an offer is for less than the requested quantity. */
function isPartial({ line }: Row, { line: answer }: ComparisonCell): boolean {
  return line.qty !== null && answer.qty_offered !== null && new Big(answer.qty_offered).lt(line.qty);
}
