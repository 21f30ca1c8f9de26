import { shownName } from '../../src/domain/company/shownName';
import type { Say } from './browserTexts';
import type { RouteRecords } from './routeRecords';

/** What a reader gets: texts that stand on the page, a page that leads elsewhere, or none. */
export type Outcome = readonly string[] | { to: string } | 'missing';

export interface RouteContent {
  /** What stands for `{x}`. */
  x?: string;
  /** Search of the address, where the page shows one record of a list by it. */
  search?: string;
  visitor: Outcome;
  buyer: Outcome;
  seller: Outcome;
}

/** Members of both companies read the same. */
const members = (visitor: Outcome, ...texts: string[]) => ({ visitor, buyer: texts, seller: texts });
const everybody = (...texts: string[]) => members(texts, ...texts);
const SIGN_UP = { to: '/auth/promoteSignUp?next=' } as const;
const own = (buyer: Outcome, seller: Outcome): RouteContent => ({ visitor: SIGN_UP, buyer, seller });

/** For every route of the specification: an address that exists in the demo and what of its record each reader sees there. */
export function routeContents(r: RouteRecords, say: Say): Record<string, RouteContent> {
  const companyOf = (person: RouteRecords['buyer']) =>
    shownName({ name: person.company_name, name_en: person.company_name_en }, r.language);
  const mail = { buyer: r.buyer.email, seller: r.seller.email };
  const eachName = own([r.buyer.name], [r.seller.name]);
  const compared = { x: r.compared.rfq_number_id };
  const quoters = r.comparison.sellers.map(({ company_name }) => company_name);
  return {
    // The figures themselves change while other tests trade.
    '/': { ...eachName, visitor: [say('home:lead'), say('home:figure.open_items'), say('home:figure.companies')] },
    '/document/intro': everybody(r.documents.intro.title, ...headings(r.documents.intro)),
    '/document/career': everybody(r.documents.career.title, ...headings(r.documents.career)),
    '/document/career/job/list': everybody(r.job.title, r.job.summary),
    '/document/career/job/recruit': { search: `?id=${r.job.slug}`, ...everybody(r.job.title, ...headings(r.job)) },
    '/document/service': everybody(r.documents.service.title, ...headings(r.documents.service)),
    '/document/policy': everybody(r.documents.policy.title, ...headings(r.documents.policy)),
    '/document/marketing': everybody(r.documents.marketing.title, ...headings(r.documents.marketing)),
    '/auth/login': { visitor: [say('auth:login.demo')], buyer: { to: '/service' }, seller: { to: '/service' } },
    '/auth/logout': everybody(say('auth:logout.working')),
    '/auth/promoteSignUp': everybody(say('auth:promote.heading')),
    '/auth/signup': { visitor: [say('auth:signup.heading')], buyer: { to: '/service' }, seller: { to: '/service' } },
    '/auth/signup/need/{x}': { x: 'verify', ...everybody(say('auth:need.sentHeading')) },
    '/auth/find': { visitor: [say('auth:find.heading')], buyer: { to: '/service' }, seller: { to: '/service' } },
    '/auth/find/{x}': { x: 'a-mailed-token-of-sorts', ...everybody(say('auth:find.resetHeading')) },
    '/auth/find/send': everybody(say('auth:find.sentHeading')),
    '/auth/find/complete': everybody(say('auth:find.completeHeading')),
    '/user/mypage': own([mail.buyer, companyOf(r.buyer)], [mail.seller, companyOf(r.seller)]),
    '/user/mypage/{x}': {
      x: 'members',
      ...own([r.colleague.name, r.colleague.email], [r.seller.name, mail.seller]),
    },
    '/user/mypage/interest': own([r.interest.title], [r.received[0]?.title ?? '']),
    '/user/mypage/edit/{x}': { x: 'department', ...own([r.buyer.company_department], [r.seller.company_department]) },
    '/user/signout': own([mail.buyer], [mail.seller]),
    '/user/signout/complete': everybody(say('user:signout.completeHeading')),
    // Whose data are complete has nothing to complete and is led on.
    '/user/regacy': own({ to: '/user/mypage' }, { to: '/user/mypage' }),
    '/push': own([r.reported.buyer.title], [r.reported.seller.title]),
    '/service': { ...eachName, visitor: [say('service:visitor.title')] },
    '/service/board': { search: `?id=${r.board.slug}`, ...everybody(r.board.title, ...headings(r.board)) },
    '/blog': { search: `?id=${r.blog.slug}`, ...everybody(r.blog.title, ...headings(r.blog)) },
    '/customer/faq': everybody(r.faq.title),
    '/service/cart': {
      visitor: [say('cart:title')],
      buyer: r.cart.stock.map(({ store_name }) => store_name),
      seller: [say('cart:emptyStock')],
    },
    '/service/buyer': own(
      r.requests.slice(0, 5).map(({ title }) => title),
      [say('buyer:list.title')],
    ),
    '/service/buyer/select-type': members(SIGN_UP, say('buyer:start.upload')),
    '/service/buyer/type': members(SIGN_UP, say('buyer:start.upload')),
    '/service/buyer/type/{x}': {
      x: 'copy',
      ...own([r.requests.find(({ status }) => status !== 'DRAFT')?.title ?? ''], [say('buyer:editor.title')]),
    },
    '/service/buyer/search': { search: `?q=${encodeURIComponent(r.store.name)}`, ...everybody(r.store.name) },
    '/service/buyer/search/{x}': { x: r.store.id, ...everybody(r.store.name, r.store.address) },
    '/service/buyer/search/detail/{x}': {
      x: r.store.materials[0]?.id ?? '',
      ...everybody(r.store.name, ...(r.store.materials[0]?.makers ?? [])),
    },
    '/service/buyer/purchase/{x}': { x: 'cart', ...own([r.store.name], [say('cart:emptyStock')]) },
    '/service/buyer/purchase/complete/{x}': {
      x: r.bought.order_number,
      ...members(SIGN_UP, r.bought.order_number, r.bought.seller.company_name),
    },
    '/service/stock': own([say('stock:overview.none')], [r.warehouse.name, r.warehouse.region]),
    '/service/stock/select-type': members(SIGN_UP, say('stock:start.howto')),
    '/service/stock/my-stock': own([say('stock:mine.none')], [r.warehouse.name, r.lot.lot_no ?? '']),
    '/service/stock/stock-history': own(
      [say('stock:history.none')],
      [r.movement.warehouse_name, r.movement.lot_no ?? ''],
    ),
    '/service/stock/open-stock': own([say('stock:open.title')], [r.warehouse.name]),
    '/service/stock/howto': everybody(say('stock:howto.title')),
    '/service/stock/search': { search: `?store=${r.store.id}`, ...everybody(r.store.name, r.item.place) },
    '/service/stock/search/{x}': { x: r.store.id, ...everybody(r.store.name, r.store.address) },
    '/service/stock/search/detail/{x}': {
      x: r.item.id,
      visitor: [r.item.store_name, r.item.place],
      ...both(r.item.store_name, r.item.place, figure(Number(r.item.unit_price))),
    },
    '/service/seller': {
      search: `?q=${r.toQuote.rfq_number_id}`,
      ...own([say('seller:list.title')], [r.toQuote.title, r.toQuote.buyer_company_name]),
    },
    '/service/seller/{x}': {
      x: r.toQuote.rfq_number_id,
      ...own('missing', [r.toQuote.title, r.toQuote.buyer_company_name]),
    },
    '/service/seller/complete': members(SIGN_UP, say('seller:complete.heading')),
    '/service/seller/detail/{x}': {
      x: r.toQuote.rfq_number_id,
      ...own('missing', [r.toQuote.title, r.toQuote.buyer_company_name, r.toQuote.delivery_place ?? '']),
    },
    '/service/seller/detail/view/{x}': {
      x: r.quoted.rfq_number_id,
      ...own('missing', [r.quoted.title, figure(Number(r.quoted.quotation?.totals.supply_amount))]),
    },
    '/service/seller/detail/complete': members(SIGN_UP, say('seller:sent.heading')),
    '/service/seller/detail/dead': members(SIGN_UP, say('seller:dead.heading')),
    '/service/seller/reRequest/{x}': {
      x: r.again.rfq_number_id,
      ...own('missing', [r.again.title, r.again.rerequest?.message ?? '']),
    },
    '/service/seller/reRequest/complete': members(SIGN_UP, say('seller:resent.heading')),
    '/service/seller/detail/promoteAlarm/{x}': {
      x: r.toQuote.rfq_number_id,
      ...own('missing', [r.toQuote.title, r.toQuote.buyer_company_name]),
    },
    '/service/project': {
      search: `?q=${r.won.rfq_number_id}`,
      ...own([r.won.title], [r.won.title, r.won.buyer_company_name]),
    },
    '/service/project/{x}': {
      ...compared,
      ...own([r.compared.title, ...quoters], [r.compared.title, r.won.buyer_company_name]),
    },
    '/service/project/purchase/{x}': { ...compared, ...own([r.compared.title, ...quoters], 'missing') },
    '/service/project/purchase/bid/{x}': {
      x: r.sentBids.rfq_number_id,
      ...own([r.sentBids.rfq_number_id, ...r.sentBids.bids.map(({ counterpart_name }) => counterpart_name)], 'missing'),
    },
    '/service/project/purchase/buy/{x}': {
      x: r.awarded.order_number,
      ...own([r.awarded.order_number, r.awarded.bank_account?.account_number ?? ''], [r.awarded.order_number]),
    },
    '/service/project/purchase/buy/payment-complete/{x}': {
      x: r.awarded.order_number,
      ...own([r.awardedTo, total(r.awarded)], [r.awarded.order_number]),
    },
    '/service/project/purchase/buy/complete/{x}': {
      x: r.awarded.order_number,
      ...own([r.awarded.order_number, r.awardedTo, total(r.awarded)], [r.awarded.order_number]),
    },
    '/service/project/sale/quotation/{x}': {
      x: r.won.rfq_number_id,
      ...own([r.won.title], [r.won.title, r.won.buyer_company_name]),
    },
    '/service/project/saleMaterial/{x}': {
      x: r.toQuote.rfq_number_id,
      ...own('missing', [r.toQuote.title, r.toQuote.rfq_number_id]),
    },
  };
}

const both = (...texts: string[]) => ({ buyer: texts, seller: texts });
const figure = (value: number) => value.toLocaleString('en-US');
const total = (order: RouteRecords['awarded']) => figure(Number(order.totals?.total_amount));

/** The first headings of an article, notice or document. */
function headings({ blocks }: { blocks: ReadonlyArray<{ type: string; text?: string }> }): string[] {
  return blocks.flatMap(({ type, text }) => (type === 'heading' && text ? [text] : [])).slice(0, 2);
}
