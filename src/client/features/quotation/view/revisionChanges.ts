import Big from 'big.js';
import type { Quotation, QuotationLine, SellerRequest } from '../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../contract/entities/rfq';

/** One line as two revisions answered it. */
export interface RevisionChange {
  line: RfqLine;
  before: QuotationLine | null;
  after: QuotationLine | null;
  /** Change of the amount in per cent with one decimal; null where one side has none. */
  percent: string | null;
}

const SAME = ['response', 'unit_price', 'price_uom', 'weight_discount_pct', 'lead_days', 'maker', 'origin'] as const;

/** Lines whose answer is not the same in both revisions. */
export function changesBetween(
  request: Pick<SellerRequest, 'lines'>,
  earlier: Pick<Quotation, 'lines'>,
  later: Pick<Quotation, 'lines'>,
): RevisionChange[] {
  const answers = (quotation: Pick<Quotation, 'lines'>) =>
    new Map(quotation.lines.map((answer) => [answer.rfq_line_id, answer]));
  const [old, present] = [answers(earlier), answers(later)];
  return request.lines.flatMap((line) => {
    const before = old.get(line.id) ?? null;
    const after = present.get(line.id) ?? null;
    if (before === after || (before && after && SAME.every((key) => before[key] === after[key]))) return [];
    return [{ line, before, after, percent: percentOf(before?.amount, after?.amount) }];
  });
}

function percentOf(before: string | null | undefined, after: string | null | undefined): string | null {
  if (!before || !after || new Big(before).lte(0)) return null;
  const change = new Big(after).div(before).minus(1).times(100).round(1, Big.roundHalfUp);
  return `${change.gt(0) ? '+' : ''}${change.toFixed()}`;
}
