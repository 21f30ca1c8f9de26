import type { ErrorName } from '../../src/contract/errors';
import { FACTOR_SIGN_IN, OWN_FACTORS, OWN_PASSKEY } from './factorRows';

/**
 * Everybody there is, seen from one buyer's request: `author` quoted and got the order, `matched` only received the
 * request, `stranger` sells something else, `otherWorld` is real where the rest are tests. `buyer` owns its company, and
 * `colleague` is a plain member of it. `pending` waits at the buyer's company and `pendingSeller` at the author's.
 * `removed` was taken out of the buyer's company and holds the old token; of `removedSeller` a login still stands.
 */
export const PEOPLE = [
  'anonymous',
  'withdrawn',
  'removed',
  'removedSeller',
  'pending',
  'pendingSeller',
  'otherWorld',
  'stranger',
  'otherBuyer',
  'matched',
  'author',
  'colleague',
  'buyer',
] as const;
export type Person = (typeof PEOPLE)[number];

interface Rule {
  /** Who gets to the record; everybody else who may call at all is told that it does not exist. */
  past: readonly Person[];
  /** How it is said that a record does not exist. */
  hidden: readonly ErrorName[];
  /** Who sees the record and may not do this with it, and how that is said. */
  sees?: readonly Person[];
  refused?: readonly ErrorName[];
}

/** Who comes from outside a company, though an account of theirs names it. */
export const OUTSIDERS = ['removed', 'removedSeller', 'pending', 'pendingSeller'] as const;
const GONE: readonly Person[] = ['withdrawn', 'removed', 'removedSeller'];
const WAITING: readonly Person[] = ['pending', 'pendingSeller'];

/** Whose login is worth nothing any more. */
export const isGone = (who: Person) => GONE.includes(who);
/** Who has asked to join a company and was not let in. */
export const isWaiting = (who: Person) => WAITING.includes(who);

const BUYERS = ['buyer', 'colleague'] as const;
const SELLERS = ['author', 'matched'] as const;
const OTHER_SIDE: readonly ErrorName[] = ['ORDER_STATE', 'ORDER_NOT_PAID'];
const LOGINS = PEOPLE.filter((who) => who !== 'anonymous' && !isGone(who));
const MEMBERS = LOGINS.filter((who) => !isWaiting(who));
/** Everybody here founded the own company, but for the plain member. */
const OWNERS = MEMBERS.filter((who) => who !== 'colleague');
const OWNER_ONLY = { sees: ['colleague'], refused: ['OWNER_ONLY'] } as const;

/** The rules by which records are seen. A call without an id of somebody's record is for all who may call it. */
export const rules = {
  anybody: { past: PEOPLE.filter((who) => !isGone(who)), hidden: [] },
  login: { past: LOGINS, hidden: [] },
  /** Only for whoever comes from before companies were asked for: nobody here. */
  unfinished: { past: [], hidden: ['INVALID_USER', 'MEMBERSHIP_PENDING'] },
  member: { past: MEMBERS, hidden: [] },
  /** Of the own company, for its owners. */
  owner: { past: OWNERS, hidden: [], ...OWNER_ONLY },
  requestOfBuyer: { past: BUYERS, hidden: ['RFQ_NOT_FOUND'] },
  requestToSeller: { past: SELLERS, hidden: ['RFQ_NOT_FOUND', 'OWN_REQUEST'] },
  quotationOfAuthor: { past: ['author'], hidden: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'QUOTATION_NOT_FOUND'] },
  project: { past: [...BUYERS, ...SELLERS], hidden: ['RFQ_NOT_FOUND'] },
  bid: { past: [...BUYERS, 'author'], hidden: ['BID_NOT_FOUND'] },
  bidOfBuyer: { past: BUYERS, hidden: ['BID_NOT_FOUND'] },
  bidToSeller: { past: ['author'], hidden: ['BID_NOT_FOUND'] },
  order: { past: [...BUYERS, 'author'], hidden: ['ORDER_NOT_FOUND'] },
  orderOfBuyer: { past: BUYERS, hidden: ['ORDER_NOT_FOUND'], sees: ['author'], refused: OTHER_SIDE },
  orderOfSeller: { past: ['author'], hidden: ['ORDER_NOT_FOUND'], sees: BUYERS, refused: OTHER_SIDE },
  purchase: { past: BUYERS, hidden: ['CHECKOUT_NOT_FOUND', 'ORDER_NOT_FOUND'] },
  stock: { past: ['author'], hidden: ['STOCK_NOT_FOUND', 'WAREHOUSE_NOT_FOUND', 'QUESTION_NOT_FOUND'] },
  warehouse: { past: ['author'], hidden: ['WAREHOUSE_NOT_FOUND'] },
  address: { past: BUYERS, hidden: ['ADDRESS_NOT_FOUND'] },
  cartLine: { past: ['buyer'], hidden: ['CART_LINE_NOT_FOUND'] },
  companyMember: { past: ['buyer'], hidden: ['NOT_EXIST_USER'], ...OWNER_ONLY },
  device: { past: ['buyer'], hidden: ['NOT_FOUND', 'FACTOR_NOT_FOUND'] },
  fileOfBuyer: { past: BUYERS, hidden: ['FILE_NOT_FOUND'] },
  exportOfBuyer: { past: ['buyer'], hidden: ['EXPORT_NOT_FOUND'] },
  saleList: { past: ['author'], hidden: ['FILE_NOT_FOUND'] },
  signedLink: { past: [], hidden: ['FILE_LINK_EXPIRED', 'WRONG_PARAM'] },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNamed = (name: RuleName): Rule => rules[name];

/** Every call with the rule it follows; a call that is missing here fails the tests. */
export const matrix: Readonly<Record<RuleName, readonly string[]>> = {
  anybody: [
    'POST /cart/kept',
    'POST /auth/email/resend',
    'POST /auth/email/valid',
    'GET /auth/email/verify',
    'POST /auth/login',
    ...FACTOR_SIGN_IN,
    'POST /auth/logout',
    'POST /auth/password/find',
    'POST /auth/password/reset',
    'POST /auth/refresh',
    'POST /auth/register',
    'POST /mail/unsubscribe',
    'POST /career/application',
    'GET /content/{collection}/{slug}',
    'GET /content/{collection}',
    'GET /faq',
    'GET /home/figures',
    'GET /market/stock/{item_id}',
    'GET /market/stock/{item_id}/photo',
    'GET /market/store/{store_id}',
    'GET /market/store/{store_id}/logo',
    'GET /market/material/{material_id}',
    'GET /market/stock',
    'GET /market/store',
    'POST /market/stock/{item_id}/view',
    'POST /rfq/parse',
    'POST /tracking/user/action',
  ],
  login: [
    'POST /company/claim',
    'GET /company/claim',
    'POST /auth/device/end',
    'GET /auth/device',
    ...OWN_FACTORS,
    'GET /auth/event',
    'GET /user/withdraw',
    'PATCH /user/profile/company/department',
    'PATCH /user/profile/approval/email',
    'PATCH /user/profile/language',
    'PATCH /user/profile/approval/marketing',
    'PATCH /user/profile/name',
    'PATCH /user/profile/password',
    'PATCH /user/profile/phone',
    'PATCH /user/profile/approval/sns',
    'PATCH /user/profile/company/title',
    'DELETE /user/profile/withdraw',
    'POST /user/withdraw/reason',
    'GET /user/profile',
    'POST /auth/reauth',
    'PUT /outcome',
  ],
  unfinished: ['PATCH /user/profile/regacy'],
  member: [
    'POST /cart/accept',
    'POST /cart',
    'GET /cart',
    'POST /cart/remove',
    'PUT /rfq/columns',
    'GET /rfq/columns',
    'GET /export',
    'GET /company/member',
    'GET /company/second-factor',
    'PUT /company/second-factor',
    'POST /file',
    'POST /interest/remove',
    'GET /interest',
    'POST /interest',
    'GET /market/question',
    'POST /market/stock/match',
    'GET /order',
    'GET /project',
    'PATCH /user/profile/company/info',
    'POST /purchase/address',
    'POST /purchase/check',
    'GET /purchase/address',
    'POST /purchase',
    'GET /quotation/request-list',
    'GET /quotation/request',
    'GET /rate',
    'POST /rfq',
    'GET /rfq/export',
    'GET /rfq',
    'GET /rfq/vendor/search',
    'GET /sale/desk',
    'POST /stock/item',
    'POST /stock/warehouse',
    'POST /stock/close',
    'GET /stock/export',
    'GET /stock/overview',
    'GET /stock/movement',
    'GET /stock/item',
    'GET /stock/warehouse',
    'POST /stock/open',
    'POST /stock/list/apply',
    'POST /stock/list/preview',
    'POST /market/stock/{item_id}/question',
    'GET /market/stock/{item_id}/question',
    'GET /company/bank-account',
    'GET /user/sale/items',
    'GET /user/sale/lists',
    'GET /push',
    'GET /hub',
    'GET /statistics/buyer',
    'GET /statistics/seller',
    'GET /statistics/price-index',
    'GET /statistics/sheet',
    'PATCH /user/sale/items',
    'POST /user/sale/lists',
    'GET /push/status',
    'POST /company/bank-account/{currency}/answer',
    'GET /company/detail',
    'PATCH /company/detail',
    'PUT /company/picture/{kind}',
    'POST /push/read',
    'POST /push/unread',
  ],
  owner: [
    'PUT /company/bank-account',
    'DELETE /company/bank-account/{currency}',
    'GET /company/audit',
    'GET /company/audit/sheet',
  ],
  requestOfBuyer: [
    'POST /rfq/{rfq_number_id}/comparison/paper',
    'POST /rfq/{rfq_number_id}/comparison/sheet',
    'GET /rfq/{rfq_number_id}/comparison/{quotation_id}/revisions',
    'POST /rfq/{rfq_number_id}/plan',
    'GET /rfq/{rfq_number_id}/reach',
    'GET /rfq/{rfq_number_id}/plan/rules',
    'POST /rfq/{rfq_number_id}/quotation/{quotation_id}/ask-validity',
    'POST /rfq/{rfq_number_id}/award',
    'POST /rfq/{rfq_number_id}/cancel',
    'POST /rfq/{rfq_number_id}/copy',
    'POST /rfq/{rfq_number_id}/end',
    'POST /rfq/{rfq_number_id}/extend',
    'GET /rfq/{rfq_number_id}/comparison',
    'GET /rfq/{rfq_number_id}',
    'POST /rfq/{rfq_number_id}/remainder',
    'PATCH /rfq/{rfq_number_id}',
    'POST /rfq/{rfq_number_id}/submit',
    'POST /rfq/{rfq_number_id}/amend',
    'POST /rfq/{rfq_number_id}/question/{question_id}/answer',
    'PUT /rfq/{rfq_number_id}/vendor',
    'GET /rfq/{rfq_number_id}/view',
    'POST /rfq/{rfq_number_id}/view',
    'GET /rfq/{rfq_number_id}/vendor',
    'POST /rfq/{rfq_number_id}/vendor/list',
    'POST /rfq/{rfq_number_id}/rerequest',
    'DELETE /rfq/{rfq_number_id}',
  ],
  requestToSeller: [
    'GET /quotation/request/{rfq_number_id}/sheet',
    'POST /quotation/request/{rfq_number_id}/sheet',
    'POST /quotation/request/{rfq_number_id}/decline',
    'POST /quotation/request/{rfq_number_id}/validity',
    'GET /quotation/request/{rfq_number_id}',
    'PUT /quotation/request/{rfq_number_id}/draft',
    'POST /quotation/request/{rfq_number_id}/submit',
    'POST /quotation/request/{rfq_number_id}/withdraw',
    'GET /quotation/request/{rfq_number_id}/past-price',
    'GET /quotation/request/{rfq_number_id}/revision',
    'POST /rfq/{rfq_number_id}/question',
    'GET /user/sale/quotation/{rfq_number_id}/items',
  ],
  quotationOfAuthor: [
    'GET /quotation/request/{rfq_number_id}/paper',
    'GET /quotation/request/{rfq_number_id}/revision/{revision}',
  ],
  project: [
    'GET /project/{number}/counterpart',
    'GET /project/{number}/message',
    'POST /project/{number}/message',
    'GET /project/{rfq_number_id}',
    'GET /rfq/{rfq_number_id}/question',
  ],
  bid: ['GET /bid/{bid_id}'],
  bidOfBuyer: ['POST /bid/{bid_id}/take-back'],
  bidToSeller: ['POST /bid/{bid_id}/confirm', 'POST /bid/{bid_id}/decline'],
  order: [
    'POST /order/{order_number}/cancel/answer',
    'POST /order/{order_number}/cancel',
    'POST /order/{order_number}/balance/confirm',
    'GET /order/{order_number}',
    'GET /order/{order_number}/paper/{kind}',
    'GET /order/{order_number}/shipment/{shipment_id}/paper/{kind}',
  ],
  orderOfBuyer: [
    'POST /order/{order_number}/account/answer',
    'POST /order/{order_number}/settlement/answer',
    'POST /order/{order_number}/claim',
    'POST /order/{order_number}/claim/{claim_id}/resolve',
    'POST /order/{order_number}/receive',
    'POST /order/{order_number}/refund/confirm',
    'POST /order/{order_number}/payment/report',
  ],
  orderOfSeller: [
    'POST /order/{order_number}/account/offer',
    'POST /order/{order_number}/payment/confirm',
    'POST /order/{order_number}/tax-invoice',
    'POST /order/{order_number}/payment/reject',
    'POST /order/{order_number}/ship',
    'PUT /order/{order_number}/export-terms',
  ],
  purchase: ['GET /purchase/{checkout_id}'],
  stock: [
    'POST /stock/item/{item_id}/adjust',
    'PATCH /stock/item/{item_id}',
    'POST /stock/item/{item_id}/count',
    'POST /stock/item/{item_id}/cut',
    'GET /stock/item/{item_id}',
    'POST /stock/item/{item_id}/issue',
    'POST /stock/item/{item_id}/move',
    'POST /stock/item/{item_id}/receive',
    'POST /stock/item/{item_id}/file',
    'POST /market/stock/{item_id}/question/{question_id}/answer',
  ],
  warehouse: ['PATCH /stock/warehouse/{warehouse_id}', 'DELETE /stock/warehouse/{warehouse_id}'],
  address: ['PATCH /purchase/address/{address_id}', 'DELETE /purchase/address/{address_id}'],
  cartLine: ['PATCH /cart/{line_id}'],
  companyMember: [
    'POST /company/member/{member_id}/approve',
    'POST /company/member/{member_id}/deactivate',
    'POST /company/member/{member_id}/end-owner',
    'POST /company/member/{member_id}/make-owner',
    'POST /company/member/{member_id}/refuse',
  ],
  device: ['DELETE /auth/device/{device_id}', ...OWN_PASSKEY],
  fileOfBuyer: ['POST /file/{file_id}/link'],
  exportOfBuyer: ['POST /export/{export_id}/cancel', 'GET /export/{export_id}/file', 'POST /export/{export_id}/repeat'],
  saleList: ['DELETE /user/sale/lists/{list_id}'],
  signedLink: ['GET /file/{file_id}/content', 'PUT /file/{file_id}/content'],
};
