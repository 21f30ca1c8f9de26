import type { Bid, Order } from '../../../contract/entities/order';
import type { Currency } from '../../../contract/values';
import type { Terms } from '../../shared/TermsList';

type Traded = Pick<Bid | Order, 'delivery_term' | 'delivery_place' | 'payment_term' | 'lines'> & {
  currency: Currency;
};

/** The terms of a bid or an order, with every certificate that its lines come with. */
export function tradedTerms<T extends Traded>(traded: T): T & Terms {
  const types = traded.lines.flatMap(({ certificate_type: type }) => (type ? [type] : []));
  return { ...traded, certificate_types: [...new Set(types)].toSorted() };
}
