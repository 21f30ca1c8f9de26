import type { Currency } from '../../contract/values';
import type { LinePrice, Measures } from '../money/lineAmount';
import type { Permitted } from './permitted';

/** One seller's offer on one line, in what quantities and at what price it can be awarded. */
export interface AwardOffer {
  line: number;
  seller: number;
  quantities: Permitted;
  price: Omit<LinePrice, 'qty'>;
  /** What turns the quantity into the unit of the price: of an alternate, by the item that is offered. */
  measures: Measures;
  /** Something else than requested. */
  alternate: boolean;
}

export interface AwardSeller {
  id: string;
  currency: Currency;
  /** Counted once, when anything is awarded to the seller; in its own currency, as is the minimum order. */
  freight: string;
  min_order: string | null;
  /** Holds for all its lines together; one whose lines are not all on the table takes no part at all. */
  all_or_nothing: boolean;
}

/** Everything the planner decides by; plain data, so that it can be handed to another thread. */
export interface AwardProblem {
  lines: { id: string; requested: string }[];
  sellers: AwardSeller[];
  offers: AwardOffer[];
  request_currency: Currency;
  usd_krw_rate: string | null;
  /** At most so many sellers; null leaves it open. */
  max_sellers: number | null;
  /** One seller for each line: no line's quantity is divided. */
  whole_lines: boolean;
}

/** So much of an offer, which is named by its place in the problem. */
export interface Pick {
  offer: number;
  qty: string;
}
