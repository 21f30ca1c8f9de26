import {
  bidStatus,
  closeReason,
  deliveryStatus,
  orderStatus,
  paymentStatus,
  quotationStatus,
  sellerClosed,
} from '../../src/contract/entities/project';
import { PROJECT_STATUSES, SELLER_STATUSES } from '../../src/contract/choices';
import { interestType } from '../../src/contract/entities/interest';
import { memberStatus } from '../../src/contract/entities/person';
import { paymentTerm } from '../../src/contract/entities/rfq';
import { balance, settlement } from '../../src/contract/entities/settlement';
import { claim } from '../../src/contract/entities/shipment';
import { movementKind, movementReason, stockCondition } from '../../src/contract/entities/stock';

const named = (axis: string, values: readonly string[]) => values.map((value) => `${axis}: ${value}`);
const without = (values: readonly string[], ...left: string[]) => values.filter((value) => !left.includes(value));

/** What an order shows on either side. Read from the contract, so that a new value asks for a record of its own. */
const ORDER = [
  ...named('order', orderStatus.options),
  ...named('payment', paymentStatus.options),
  ...named('delivery', deliveryStatus.options),
  ...named('terms', paymentTerm.options),
  ...named('cancellation asked by', ['buyer', 'seller']),
  ...named('claim', claim.shape.status.options),
  ...named('settlement', settlement.shape.status.options),
  ...named('balance', balance.shape.status.options),
  'tax invoice',
  'export details',
  'invoice lacks something',
  'from stock',
];

/**
 * For each page of a record whose look depends on a state: the states that it can show. Pages are the routes of the
 * specification; those that both sides open have an entry for each side.
 */
export const PAGE_STATES: Readonly<Record<string, readonly string[]>> = {
  '/service/buyer': named('status', PROJECT_STATUSES),
  '/service/project/{x} (buyer)': [
    ...named('status', without(PROJECT_STATUSES, 'DRAFT')),
    ...named('closed as', closeReason.options),
    'amended',
    'second round',
    'sealed and collecting',
    'invited only',
    'lines left to buy',
    'open question',
    'answered question',
    'message',
  ],
  '/service/project/purchase/{x}': [
    // A draft is its author's alone, and one taken back before the deadline is not compared.
    ...named('quotation', without(quotationStatus.options, 'DRAFT', 'WITHDRAWN')),
    'alternate',
    'no quote',
    'awaiting reconfirmation',
    'second revision',
    'expired',
    'sealed',
  ],
  '/service/project/purchase/bid/{x}': named('bid', bidStatus.options),
  '/service/project/purchase/buy/{x}': ORDER,
  '/service/seller': [
    ...named('status', SELLER_STATUSES),
    ...named('closed as', sellerClosed.options),
    'draft',
    'sealed',
  ],
  '/service/seller/{x}': ['new', 'draft', 'asked again', 'amended', 'withdrawn', 'sealed'],
  '/service/seller/reRequest/{x}': ['with target prices', 'with a message'],
  '/service/seller/detail/{x}': ['invited', 'declined', 'open question', 'answered question'],
  '/service/seller/detail/view/{x}': [
    ...named('quotation', without(quotationStatus.options, 'DRAFT')),
    'second revision',
    'expired',
  ],
  '/service/seller/detail/dead': ['missed'],
  '/service/project/{x} (seller)': [...named('status', SELLER_STATUSES), 'message'],
  '/service/project/sale/quotation/{x}': [...named('bid', bidStatus.options), ...ORDER],
  '/service/stock/my-stock': [
    'open',
    'closed',
    'reserved',
    'low',
    'sold out',
    'with photos',
    ...named('condition', stockCondition.options),
  ],
  '/service/stock/stock-history': [...named('kind', movementKind.options), ...named('reason', movementReason.options)],
  '/service/stock/search/detail/{x}': ['KRW', 'USD', 'open question', 'answered question'],
  '/service/buyer/search/{x}': ['verified', 'not verified'],
  '/service/cart': ['stock', 'request lines'],
  '/user/mypage/interest': [...named('record', interestType.options), 'no longer there', 'price changed'],
  '/user/mypage/{x}': named('member', memberStatus.options),
  '/push': ['read', 'unread', ...named('of', ['rfq', 'seller_request', 'bid', 'order', 'project', 'member', 'store'])],
};
