import type { Bid, Priced } from '../../../contract/entities/order';
import type { Spec } from '../../../contract/entities/spec';
import type { Uom } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import { presentTradeLine } from './bid.presenter';

/** A line of listed stock that is bought; nothing else was requested in its place. */
interface StockLine {
  id: string;
  description: string;
  spec: Spec;
  qty: string;
  uom: Uom;
  unit_price: string;
  price_uom: Uom;
  priced_qty: string;
  amount: string;
  weight_kg: string | null;
  maker: string | null;
  origin: string | null;
}

/** A line of listed stock as an order of it will show it. */
export function presentTradedLine(line: StockLine, line_no: number, currency: Currency): Priced<Bid>['lines'][number] {
  const nothing = { alternate: false, requested: null, deviations: [], lead_days: null, certificate_type: null };
  return presentTradeLine({ ...line, ...nothing, line_no }, currency);
}
