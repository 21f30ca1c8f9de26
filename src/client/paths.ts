import { SIGN_IN_ROUTE } from '../contract/constants';

type Query = Record<string, string | undefined>;

const segment = encodeURIComponent;

/** Address with a query; undefined and empty values are left out. */
function at(path: string, query?: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type MypageTab =
  | 'profile'
  | 'company'
  | 'members'
  | 'log'
  | 'approval'
  | 'materials'
  | 'sessions'
  | 'security'
  | 'exports'
  | 'api'
  | 'erp'
  | 'mail'
  | 'budget'
  | 'signOn';
export type EditField = 'name' | 'phone' | 'password' | 'department' | 'title' | 'company' | 'approval';
export type RequestStart = 'upload' | 'paste' | 'manual' | 'cart' | 'copy';

/** Every route of the product, without the language prefix (the router adds it). */
export const paths = {
  home: () => '/',
  document: {
    intro: () => '/document/intro',
    career: () => '/document/career',
    jobs: () => '/document/career/job/list',
    recruit: (query?: { id?: string }) => at('/document/career/job/recruit', query),
    service: () => '/document/service',
    policy: () => '/document/policy',
    marketing: () => '/document/marketing',
  },
  auth: {
    login: (query?: { next?: string | undefined; email?: string | undefined }) => at(SIGN_IN_ROUTE, query),
    logout: () => '/auth/logout',
    signOn: (query?: { again?: string }) => at('/auth/signOn', query),
    promoteSignUp: (query?: { next?: string }) => at('/auth/promoteSignUp', query),
    signup: (query?: { next?: string }) => at('/auth/signup', query),
    signupNeed: (step: 'verify' | 'done' | 'approval', query?: { t?: string; email?: string; next?: string }) =>
      at(`/auth/signup/need/${step}`, query),
    invitation: (token: string) => `/auth/invitation?t=${encodeURIComponent(token)}`,
    find: () => '/auth/find',
    findReset: (token: string) => `/auth/find/${segment(token)}`,
    findSent: () => '/auth/find/send',
    findComplete: () => '/auth/find/complete',
  },
  user: {
    mypage: () => '/user/mypage',
    mypageTab: (tab: MypageTab) => `/user/mypage/${tab}`,
    security: (query?: { next?: string }) => at('/user/mypage/security', query),
    erp: (query?: Query) => at('/user/mypage/erp', query),
    interest: (query?: Query) => at('/user/mypage/interest', query),
    edit: (field: EditField) => `/user/mypage/edit/${field}`,
    signout: () => '/user/signout',
    signoutComplete: () => '/user/signout/complete',
    regacy: (query?: { next?: string }) => at('/user/regacy', query),
  },
  push: (query?: Query) => at('/push', query),
  service: {
    hub: (query?: Query) => at('/service', query),
    board: (query?: Query) => at('/service/board', query),
    cart: (query?: { basket?: string }) => at('/service/cart', query),
  },
  blog: (query?: Query) => at('/blog', query),
  faq: (query?: Query) => at('/customer/faq', query),
  buyer: {
    requests: (query?: Query) => at('/service/buyer', query),
    selectType: () => '/service/buyer/select-type',
    editor: (query?: Query) => at('/service/buyer/type', query),
    editorFrom: (start: RequestStart, query?: Query) => at(`/service/buyer/type/${start}`, query),
    search: (query?: Query) => at('/service/buyer/search', query),
    store: (storeId: string, query?: Query) => at(`/service/buyer/search/${segment(storeId)}`, query),
    saleMaterial: (saleMaterialId: string) => `/service/buyer/search/detail/${segment(saleMaterialId)}`,
    purchase: (stockItemIdOrCart: string) => `/service/buyer/purchase/${segment(stockItemIdOrCart)}`,
    purchaseApproval: (purchaseNumber: string) => `/service/buyer/purchase/approval/${segment(purchaseNumber)}`,
    purchaseComplete: (orderOrCheckout: string) => `/service/buyer/purchase/complete/${segment(orderOrCheckout)}`,
  },
  stock: {
    overview: () => '/service/stock',
    selectType: () => '/service/stock/select-type',
    mine: (query?: Query) => at('/service/stock/my-stock', query),
    history: (query?: Query) => at('/service/stock/stock-history', query),
    open: (query?: Query) => at('/service/stock/open-stock', query),
    howto: () => '/service/stock/howto',
    search: (query?: Query) => at('/service/stock/search', query),
    store: (storeId: string, query?: Query) => at(`/service/stock/search/${segment(storeId)}`, query),
    item: (stockItemId: string) => `/service/stock/search/detail/${segment(stockItemId)}`,
  },
  seller: {
    requests: (query?: Query) => at('/service/seller', query),
    quote: (rfqNumberId: string) => `/service/seller/${segment(rfqNumberId)}`,
    complete: (query?: { rfq?: string }) => at('/service/seller/complete', query),
    detail: (rfqNumberId: string) => `/service/seller/detail/${segment(rfqNumberId)}`,
    approval: (rfqNumberId: string) => `/service/seller/approval/${segment(rfqNumberId)}`,
    view: (rfqNumberId: string) => `/service/seller/detail/view/${segment(rfqNumberId)}`,
    detailComplete: (query?: { rfq?: string }) => at('/service/seller/detail/complete', query),
    dead: (query?: { rfq?: string }) => at('/service/seller/detail/dead', query),
    reRequest: (rfqNumberId: string) => `/service/seller/reRequest/${segment(rfqNumberId)}`,
    reRequestComplete: (query?: { rfq?: string }) => at('/service/seller/reRequest/complete', query),
    promoteAlarm: (rfqNumberId: string) => `/service/seller/detail/promoteAlarm/${segment(rfqNumberId)}`,
  },
  project: {
    list: (query?: Query) => at('/service/project', query),
    detail: (rfqOrOrderNumber: string) => `/service/project/${segment(rfqOrOrderNumber)}`,
    comparison: (rfqNumberId: string) => `/service/project/purchase/${segment(rfqNumberId)}`,
    award: (rfqNumberId: string) => `/service/project/purchase/bid/${segment(rfqNumberId)}`,
    buy: (orderNumber: string) => `/service/project/purchase/buy/${segment(orderNumber)}`,
    paymentComplete: (orderNumber: string) => `/service/project/purchase/buy/payment-complete/${segment(orderNumber)}`,
    orderSummary: (orderNumber: string) => `/service/project/purchase/buy/complete/${segment(orderNumber)}`,
    sale: (rfqOrOrderNumber: string) => `/service/project/sale/quotation/${segment(rfqOrOrderNumber)}`,
    saleMaterial: (rfqNumberId: string) => `/service/project/saleMaterial/${segment(rfqNumberId)}`,
  },
} as const;
