import type { RfqTerms } from '../../../contract/entities/rfq';
import type { ListName } from './lists';

/** A business day around today (below zero: past), or so many minutes ago. */
export type When = number | { minutesAgo: number };

/** What becomes of a bid; `wait` and `lapse` both mean that nobody answers, `takeBack` that the buyer takes it back. */
export type BidAnswer = 'confirm' | 'decline' | 'lapse' | 'wait' | 'takeBack';

/** Steps of an order, one after the other. */
export type OrderStep =
  | 'report'
  | 'reject'
  | 'confirm'
  | 'invoice'
  | 'exportTerms'
  | 'ship'
  | 'shipHalf'
  | 'shipHeavy'
  | 'receive'
  | 'claim'
  | 'resolve'
  | 'refuseWeight'
  | 'cancel'
  | 'sellerCancels'
  | 'agree'
  | 'refuse'
  | 'refund';

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
  own?: 'quotes' | 'wins' | 'loses' | 'draft' | 'declines' | 'withdraws';
  /** The demo seller prices pipe by the weighed kilogram. */
  byWeight?: boolean;
  /** Days after the deadline for which quotations stand; two to four weeks unless said. */
  validDays?: number;
  /** Keys of the companies that alone receive the request. */
  invited?: string[];
  /** What the demo seller asks, and the buyer's answer, if there is one yet. */
  questions?: Array<{ requested: string; answer?: string }>;
  /** What the buyer and the demo seller, who has quoted, wrote to each other within the last hour, the buyer first. */
  messages?: string[];
  /** The buyer changes the first lines and the day of delivery while quotations come in. */
  amended?: { on: When; note: string };
  /** After the deadline the buyer asks everybody again, with a target price for the first lines. */
  rerequested?: { on: When; deadline: number; message: string };
  draft?: boolean;
  extended?: number;
  cancelled?: { on: When; reason: string };
  award?: AwardPlan;
}
