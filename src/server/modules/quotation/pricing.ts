import type * as z from 'zod';
import type { Issue } from '../../../contract/envelope';
import type { MoneyTotals } from '../../../contract/entities/rfq';
import type { quotationInput } from '../../../contract/entities/quotation';
import { measuresOfOffer } from '../../../domain/material/measures';
import { settledAlternate } from '../../../domain/material/spec';
import { lineAmount } from '../../../domain/money/lineAmount';
import { totalsOf } from '../../../domain/money/totals';
import type { RfqLineRow } from '../request/request.repository';

export type QuotationBody = z.output<typeof quotationInput>;
type LineBody = QuotationBody['lines'][number];

/** A line with the figures computed for it; null amounts where it is not priced or cannot be converted. */
export type PricedLine = LineBody & {
  priced_qty: string | null;
  amount: string | null;
  canonical_key: string | null;
};

export interface Priced {
  lines: PricedLine[];
  totals: MoneyTotals;
  issues: Issue[];
}

/** Computes every amount and the totals, and names what keeps a line from being submitted. */
export function priceQuotation(body: QuotationBody, requested: readonly RfqLineRow[]): Priced {
  const byId = new Map(requested.map((line) => [line.id, line]));
  const issues: Issue[] = [];
  const seen = new Set<string>();
  const lines: PricedLine[] = [];
  body.lines.forEach((line, index) => {
    const requestedLine = byId.get(line.rfq_line_id);
    const fault = (code: string, field: string) => issues.push({ path: ['lines', index, field], code });
    if (!requestedLine || requestedLine.excluded) return void fault('unknown_id', 'rfq_line_id');
    if (seen.has(line.rfq_line_id)) return void fault('duplicate', 'rfq_line_id');
    seen.add(line.rfq_line_id);
    const offered_spec = line.offered_spec && settledAlternate(requestedLine.spec, line.offered_spec);
    lines.push({
      ...priceLine({ ...line, offered_spec }, requestedLine, body.currency, fault),
      canonical_key: requestedLine.spec.canonical_key || null,
    });
  });
  const amounts = lines.flatMap((line) => (line.amount === null ? [] : [line.amount]));
  return { lines, totals: totalsOf(amounts, body.freight_amount, body.currency, body.vat), issues };
}

function priceLine(
  line: LineBody,
  requestedLine: RfqLineRow,
  currency: QuotationBody['currency'],
  fault: (code: string, field: string) => void,
): Omit<PricedLine, 'canonical_key'> {
  if (line.response === 'no_quote') return { ...line, unit_price: null, priced_qty: null, amount: null };
  const qty = line.qty_offered ?? requestedLine.qty;
  if (line.unit_price === null) {
    fault('no_price', 'unit_price');
    return { ...line, priced_qty: null, amount: null };
  }
  if (qty === null) {
    fault('qty', 'qty_offered');
    return { ...line, priced_qty: null, amount: null };
  }
  const price_uom = line.price_uom ?? requestedLine.uom ?? 'EA';
  const priced = lineAmount(
    { qty, unit_price: line.unit_price, price_uom, weight_discount_pct: line.weight_discount_pct },
    measuresOfOffer(requestedLine, line),
    currency,
  );
  if (!priced) fault('price_unit', 'price_uom');
  return {
    ...line,
    price_uom,
    qty_offered: qty,
    priced_qty: priced?.priced_qty ?? null,
    amount: priced?.amount ?? null,
  };
}
