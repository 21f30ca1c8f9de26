import type { RfqTerms } from '../../../contract/entities/rfq';
import type { ListName } from './lists';

/** A business day around today (below zero: past), or so many minutes ago. */
export type When = number | { minutesAgo: number };

/** What becomes of a bid; `wait` and `lapse` both mean that nobody answers. */
export type BidAnswer = 'confirm' | 'decline' | 'lapse' | 'wait';

/** Steps of an order, one after the other. */
export type OrderStep = 'report' | 'reject' | 'confirm' | 'ship' | 'receive' | 'cancel' | 'agree' | 'refuse' | 'refund';

export interface AwardPlan {
  on: When;
  /** At most so many sellers share the award. */
  sellers: number;
  /** One answer per bid, the demo seller's first; `confirm` where none is given. */
  answers?: BidAnswer[];
  steps?: OrderStep[];
  /** The next award, after nobody took this one. */
  again?: AwardPlan;
}

export interface RequestPlan {
  title: string;
  project: string | null;
  /** Key of the buying company. */
  buyer: string;
  lists: ListName[];
  submitted: When;
  /** Business day of the deadline. */
  deadline: number;
  terms?: Partial<RfqTerms>;
  /** How many sellers quote, and how many say that they will not, besides the demo seller. */
  quotes?: number;
  declines?: number;
  /** What the demo seller does. */
  own?: 'quotes' | 'wins' | 'draft' | 'declines';
  draft?: boolean;
  extended?: number;
  cancelled?: { on: When; reason: string };
  award?: AwardPlan;
}
