import type { Endpoint } from '../../contract/endpoint';
import type { Right } from '../../contract/rights';

/** The rights that a call needs: each of `all`, or one of `any`. */
export type NeededRights = { all: readonly Right[] } | { any: readonly Right[] };

const allOf = (...rights: Right[]): NeededRights => ({ all: rights });
const anyOf = (...rights: Right[]): NeededRights => ({ any: rights });
/** Open to every active member; the service may still ask for an owner, or for whose record it is. */
const EVERY_MEMBER = allOf();

const TRADERS = anyOf('request', 'submit_request', 'award', 'quote', 'submit_quotation', 'ship', 'receive', 'pay');
const ORDER_READERS = anyOf('see_prices', 'ship', 'receive', 'pay');
const LIST_READERS = anyOf('request', 'quote', 'change_stock');

/** The one policy of roles: which rights each call of a company's members needs. A call without a row is not mounted. */
export const RIGHT_OF_CALL: Readonly<Record<string, NeededRights>> = {
  ...sameFor(EVERY_MEMBER, [
    'GET /cart',
    'POST /cart',
    'POST /cart/accept',
    'POST /cart/remove',
    'PATCH /cart/{line_id}',
    'GET /rfq/columns',
    'GET /rfq/words',
    'GET /export',
    'POST /export/{export_id}/cancel',
    // The service asks for the right to request the file of that kind.
    'POST /export/{export_id}/repeat',
    'GET /export/{export_id}/file',
    'GET /company/member',
    'GET /company/rights',
    'GET /company/role',
    'GET /company/unit',
    'GET /company/deputy',
    'GET /company/approval',
    'PUT /company/member/{member_id}/deputy',
    'DELETE /company/member/{member_id}/deputy',
    'POST /company/member/{member_id}/make-owner',
    'POST /company/member/{member_id}/end-owner',
    'GET /company/second-factor',
    'PUT /company/second-factor',
    'GET /company/audit',
    'GET /company/bank-account',
    'PUT /company/bank-account',
    'DELETE /company/bank-account/{currency}',
    'GET /company/detail',
    'POST /file',
    'POST /file/{file_id}/link',
    'GET /interest',
    'POST /interest',
    'POST /interest/remove',
    'GET /market/question',
    'GET /market/stock/{item_id}/question',
    'POST /market/stock/match',
    'GET /project',
    'GET /project/{number}/counterpart',
    'GET /project/{number}/message',
    'GET /purchase/address',
    'GET /rate',
    'GET /rfq',
    'GET /rfq/{rfq_number_id}/question',
    'GET /rfq/{rfq_number_id}/reach',
    'GET /rfq/{rfq_number_id}/vendor',
    'GET /rfq/{rfq_number_id}/view',
    'GET /rfq/vendor/search',
    'GET /stock/item',
    'GET /stock/item/{item_id}',
    'GET /stock/movement',
    'GET /stock/overview',
    'GET /stock/warehouse',
    'GET /user/sale/items',
    'GET /user/sale/lists',
    'GET /push',
    'GET /push/status',
    'POST /push/read',
    'POST /push/unread',
    'GET /user/notice',
    'PATCH /user/notice',
    'GET /push/device',
    'POST /push/device',
    'DELETE /push/device/{push_device_id}',
    'POST /user/phone/code',
    'POST /user/phone/verify',
    'GET /user/calendar',
    'POST /user/calendar',
    'DELETE /user/calendar',
    'GET /hub',
    // Holds of each list what its own call would give.
    'GET /search',
  ]),
  ...sameFor(allOf('see_prices'), [
    'GET /rfq/{rfq_number_id}/comparison',
    'GET /rfq/{rfq_number_id}/comparison/{quotation_id}/revisions',
    'GET /rfq/{rfq_number_id}/comparison/purchases',
    'POST /rfq/{rfq_number_id}/view',
    'POST /rfq/{rfq_number_id}/plan',
    'GET /rfq/{rfq_number_id}/plan',
    'GET /rfq/{rfq_number_id}/plan/rules',
    'PUT /rfq/{rfq_number_id}/plan/{plan_id}/name',
    'GET /rfq/{rfq_number_id}/scenario',
    'GET /rfq/{rfq_number_id}/approval',
    // The rule of the approval line names who decides: no right does.
    'POST /rfq/{rfq_number_id}/approval/approve',
    'POST /rfq/{rfq_number_id}/approval/return',
    'POST /rfq/{rfq_number_id}/approval/withdraw',
    'GET /quotation/request/{rfq_number_id}/paper',
    'GET /quotation/request/{rfq_number_id}/past-price',
    'GET /quotation/request/{rfq_number_id}/revision',
    'GET /quotation/request/{rfq_number_id}/revision/{revision}',
    'GET /bid/{bid_id}',
    'GET /sale/desk',
    'GET /purchase/{checkout_id}',
    'GET /statistics/buyer',
    'GET /statistics/seller',
    'GET /statistics/price-index',
  ]),
  ...sameFor(allOf('see_prices', 'export'), [
    'POST /rfq/{rfq_number_id}/comparison/paper',
    'POST /rfq/{rfq_number_id}/comparison/sheet',
    'GET /statistics/sheet',
  ]),
  ...sameFor(allOf('request'), [
    'POST /rfq',
    'PATCH /rfq/{rfq_number_id}',
    'DELETE /rfq/{rfq_number_id}',
    'POST /rfq/{rfq_number_id}/copy',
    'POST /rfq/{rfq_number_id}/remainder',
    'PUT /rfq/{rfq_number_id}/vendor',
    'POST /rfq/{rfq_number_id}/vendor/list',
    'POST /rfq/{rfq_number_id}/question/{question_id}/answer',
  ]),
  ...sameFor(allOf('submit_request'), [
    'POST /rfq/{rfq_number_id}/submit',
    'POST /rfq/{rfq_number_id}/amend',
    'POST /rfq/{rfq_number_id}/cancel',
    'POST /rfq/{rfq_number_id}/end',
    'POST /rfq/{rfq_number_id}/extend',
    'POST /rfq/{rfq_number_id}/rerequest',
    'POST /rfq/{rfq_number_id}/quotation/{quotation_id}/ask-validity',
  ]),
  ...sameFor(allOf('award'), [
    'POST /rfq/{rfq_number_id}/award',
    'POST /rfq/{rfq_number_id}/approval',
    'POST /rfq/{rfq_number_id}/approval/check',
    'POST /bid/{bid_id}/take-back',
    'POST /purchase',
    'POST /purchase/check',
    'POST /purchase/address',
    'PATCH /purchase/address/{address_id}',
    'DELETE /purchase/address/{address_id}',
  ]),
  ...sameFor(allOf('quote'), [
    'GET /quotation/request/{rfq_number_id}/sheet',
    'POST /quotation/request/{rfq_number_id}/sheet',
    'PUT /quotation/request/{rfq_number_id}/draft',
    'POST /rfq/{rfq_number_id}/question',
  ]),
  ...sameFor(allOf('submit_quotation'), [
    'POST /quotation/request/{rfq_number_id}/decline',
    'POST /quotation/request/{rfq_number_id}/submit',
    'POST /quotation/request/{rfq_number_id}/validity',
    'POST /quotation/request/{rfq_number_id}/withdraw',
    'POST /bid/{bid_id}/confirm',
    'POST /bid/{bid_id}/decline',
  ]),
  ...sameFor(allOf('ship'), ['POST /order/{order_number}/ship', 'PUT /order/{order_number}/export-terms']),
  ...sameFor(allOf('receive'), [
    'POST /order/{order_number}/receive',
    'POST /order/{order_number}/claim',
    'POST /order/{order_number}/claim/{claim_id}/resolve',
    'POST /order/{order_number}/settlement/answer',
  ]),
  ...sameFor(allOf('pay'), [
    'POST /order/{order_number}/account/answer',
    'POST /order/{order_number}/account/offer',
    'POST /order/{order_number}/balance/confirm',
    'POST /order/{order_number}/payment/confirm',
    'POST /order/{order_number}/payment/reject',
    'POST /order/{order_number}/payment/report',
    'POST /order/{order_number}/refund/confirm',
    'POST /order/{order_number}/tax-invoice',
  ]),
  ...sameFor(allOf('change_stock'), [
    'POST /order/{order_number}/shipment/{shipment_id}/stock',
    'POST /stock/item',
    'PATCH /stock/item/{item_id}',
    'POST /stock/item/{item_id}/adjust',
    'POST /stock/item/{item_id}/count',
    'POST /stock/item/{item_id}/cut',
    'POST /stock/item/{item_id}/file',
    'POST /stock/item/{item_id}/issue',
    'POST /stock/item/{item_id}/move',
    'POST /stock/item/{item_id}/receive',
    'POST /stock/open',
    'POST /stock/close',
    'POST /stock/warehouse',
    'PATCH /stock/warehouse/{warehouse_id}',
    'DELETE /stock/warehouse/{warehouse_id}',
  ]),
  // The preview of a list shows what a cell would replace.
  ...sameFor(allOf('change_stock', 'see_cost'), ['POST /stock/list/apply', 'POST /stock/list/preview']),
  ...sameFor(allOf('export'), ['GET /rfq/export', 'GET /stock/export', 'GET /company/audit/sheet']),
  ...sameFor(allOf('edit_company'), [
    'PATCH /company/detail',
    'PUT /company/picture/{kind}',
    'PATCH /user/profile/company/info',
  ]),
  ...sameFor(allOf('manage_people'), [
    'POST /company/member/{member_id}/approve',
    'POST /company/member/{member_id}/refuse',
    'POST /company/member/{member_id}/deactivate',
    'PUT /company/member/{member_id}/role',
    'POST /company/role',
    'PUT /company/role/{role_id}',
    'DELETE /company/role/{role_id}',
    'POST /company/unit',
    'PUT /company/approval',
    'DELETE /company/unit/{unit_id}',
    'GET /company/key',
    'POST /company/key',
    'DELETE /company/key/{key_id}',
    'GET /company/webhook',
    'POST /company/webhook',
    'PUT /company/webhook/{webhook_id}',
    'DELETE /company/webhook/{webhook_id}',
    'POST /company/webhook/{webhook_id}/secret',
    'POST /company/webhook/{webhook_id}/test',
    'GET /company/webhook/{webhook_id}/delivery',
    'POST /company/webhook/{webhook_id}/delivery/{delivery_id}/replay',
    'GET /company/invitation',
    'POST /company/invitation',
    'POST /company/invitation/{invitation_id}/resend',
    'DELETE /company/invitation/{invitation_id}',
  ]),
  // A person who handles orders sees their prices; the other reads of a request need the right to work on it.
  ...sameFor(ORDER_READERS, [
    'GET /project/{rfq_number_id}',
    'GET /order',
    'GET /order/{order_number}',
    'GET /order/{order_number}/shipment/{shipment_id}/paper/{kind}',
  ]),
  ...sameFor(LIST_READERS, [
    'PUT /rfq/columns',
    'DELETE /rfq/columns/{signature}',
    'PUT /rfq/words',
    'DELETE /rfq/words/{word_id}',
  ]),
  'POST /project/{number}/message': TRADERS,
  'GET /order/{order_number}/paper/{kind}': anyOf('see_prices', 'pay'),
  'GET /order/{order_number}/stock': anyOf('ship', 'change_stock'),
  'POST /order/{order_number}/cancel': anyOf('award', 'submit_quotation'),
  'POST /order/{order_number}/cancel/answer': anyOf('award', 'submit_quotation'),
  'GET /rfq/{rfq_number_id}': anyOf('see_prices', 'request', 'submit_request', 'award'),
  'GET /quotation/request': anyOf('see_prices', 'quote'),
  'GET /quotation/request-list': anyOf('see_prices', 'quote'),
  'GET /quotation/request/{rfq_number_id}': anyOf('see_prices', 'quote'),
  'GET /user/sale/quotation/{rfq_number_id}/items': anyOf('see_prices', 'quote'),
  'GET /quotation/request/{rfq_number_id}/own-stock': anyOf('quote', 'change_stock'),
  'GET /bid/{bid_id}/stock': anyOf('submit_quotation', 'change_stock'),
  'POST /market/stock/{item_id}/question': anyOf('request', 'award'),
  'POST /market/stock/{item_id}/question/{question_id}/answer': anyOf('quote', 'change_stock'),
  'PATCH /user/sale/items': anyOf('edit_company', 'quote'),
  'POST /user/sale/lists': anyOf('edit_company', 'quote'),
  'DELETE /user/sale/lists/{list_id}': anyOf('edit_company', 'quote'),
  'POST /company/bank-account/{currency}/answer': anyOf('edit_company', 'pay'),
};

function sameFor(needed: NeededRights, calls: readonly string[]): Record<string, NeededRights> {
  return Object.fromEntries(calls.map((call) => [call, needed]));
}

/** Whether a caller with these rights may make a call. Only calls of members ask for rights. */
export function permits({ access, method, path }: Endpoint, rights: readonly Right[]): boolean {
  if (access !== 'member') return true;
  const needed = RIGHT_OF_CALL[`${method} ${path}`];
  if (!needed) return false;
  return 'all' in needed
    ? needed.all.every((right) => rights.includes(right))
    : needed.any.some((right) => rights.includes(right));
}

/** Refuses to start with a call of members that names no rights. */
export function requireRow({ access, method, path }: Endpoint): void {
  if (access === 'member' && !RIGHT_OF_CALL[`${method} ${path}`]) throw new Error(`${method} ${path} names no rights`);
}
