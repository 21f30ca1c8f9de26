import type { Bid } from '../../contract/entities/order';
import type { RfqLine } from '../../contract/entities/rfq';
import type { Spec } from '../../contract/entities/spec';
import type { Alternate } from '../../domain/material/alternateChanges';

/** One line as a read-only table shows it, whatever record it comes from. */
export type LineRow = {
  id: string;
  line_no: number;
  spec: Spec;
  raw: string;
  tag: string | null;
  remark: string | null;
  excluded: boolean;
  qty: string | null;
  uom: string | null;
  weight_kg: string | null;
  unit_price: string | null;
  price_uom: string | null;
  amount: string | null;
  maker: string | null;
  origin: string | null;
  lead_days: number | null;
  /** The line is offered or delivered otherwise than requested; `spec` and `raw` say what was requested. */
  alternate?: Alternate | null;
};

const unpriced = { unit_price: null, price_uom: null, amount: null, maker: null, origin: null, lead_days: null };

/** A line of a request, which has no price. */
export function fromRfqLine(line: RfqLine): LineRow {
  const { id, line_no, spec, raw_text, tag, remark, excluded, qty, uom, total_weight_kg } = line;
  return { ...unpriced, id, line_no, spec, raw: raw_text, tag, remark, excluded, qty, uom, weight_kg: total_weight_kg };
}

/** A line of a bid or order, priced, with the buyer's own words unaltered; of an alternate what was requested, with what is delivered in its place. */
export function fromTradedLine(line: Bid['lines'][number]): LineRow {
  const { description, requested, alternate, deviations, ...rest } = line;
  const priced = { ...rest, tag: null, remark: null, excluded: false };
  if (!alternate || !requested) return { ...priced, raw: requested?.raw_text || description };
  const { raw_text, spec } = requested;
  return { ...priced, spec, raw: raw_text, alternate: { requested, offered: line.spec, deviations } };
}
