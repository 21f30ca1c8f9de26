import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import { agreedText } from '../../../domain/material/agreedText';
import { describeSpec, lineWords } from '../../../domain/material/describe';
import { offeredWeight } from '../../../domain/material/offeredWeight';
import { totalsOf } from '../../../domain/money/totals';
import type { Offer } from '../quotation/quotation.repository';
import type { RfqRow } from '../request/request.repository';
import { type Chosen, pricedLine } from './awardChoice';

/** What one seller is awarded: the lines as they will be ordered, and what they come to. */
export function awardedBid(request: RfqRow, offer: Offer, chosen: readonly Chosen[]) {
  const { revision } = offer;
  const lines = chosen.map((line) => ({ ...tradeLineOf(line, request), ...pricedLine(offer, line) }));
  const amounts = lines.map(({ amount }) => amount);
  return { lines, totals: totalsOf(amounts, revision.freight_amount, revision.currency, revision.totals.vat) };
}

/** What was chosen of a line, in words that stand when request and quotation are gone. */
function tradeLineOf({ requestLine, answer, qty }: Chosen, request: RfqRow) {
  const requested = {
    raw_text: lineWords(requestLine),
    description: lineWords({ raw_text: agreedText(requestLine), remark: requestLine.remark }),
    spec: requestLine.spec,
  };
  const alternate = answer.response === 'alternate';
  const offered = alternate ? answer.offered_spec : null;
  const kg = offeredWeight(requestLine, { ...answer, qty_offered: qty })?.total_kg ?? null;
  return {
    id: uuid(),
    rfq_line_id: requestLine.id,
    line_no: requestLine.line_no,
    description: offered ? describeSpec(offered, 'en') : requested.description,
    spec: offered ?? requestLine.spec,
    requested,
    alternate,
    deviations: answer.deviations,
    qty,
    uom: requestLine.uom ?? 'EA',
    unit_price: answer.unit_price ?? '0',
    price_uom: answer.price_uom ?? 'EA',
    weight_kg: kg && new Big(kg).toFixed(4),
    maker: answer.maker,
    origin: answer.origin,
    lead_days: answer.lead_days,
    certificate_type: answer.certificate_type ?? request.certificate_type,
    weight_basis: answer.weight_basis,
    stock_item_id: answer.stock_item_id,
  };
}
