import { getOpenItem, getStore } from '../../src/contract/endpoints/market';
import type { Caller } from './people';
import { pageOf, specRoutes } from './specRoutes';
import { openLot } from './stock';
import { ended, ordered, quoted, submitted } from './trade';

/** A route with who opens it. */
export interface Visit {
  /** As it stands in the table. */
  route: string;
  who: Caller | null;
  /** Addresses of this route that exist, without a language. */
  paths: string[];
}

/** Routes with a parameter need an address of something that is there; the others are their own address. */
async function examples(buyer: Caller, seller: Caller): Promise<Record<string, Omit<Visit, 'route'>>> {
  const order = await ordered(buyer, seller);
  const compared = (await submitted(buyer)).rfq_number_id;
  await quoted(seller, compared);
  await ended(buyer, compared);
  const open = (await submitted(buyer)).rfq_number_id;
  const lot = await openLot(seller);
  const { store_id } = await buyer.ok(getOpenItem, { params: { item_id: lot.id } });
  const { materials } = await buyer.ok(getStore, { params: { store_id } });
  const by = (who: Caller | null, ...paths: string[]) => ({ who, paths });
  const tabs = ['profile', 'company', 'members', 'log', 'approval', 'materials', 'sessions', 'exports'];
  const fields = ['name', 'phone', 'password', 'department', 'title', 'company', 'approval'];
  return {
    '/auth/signup/need/{x}': by(null, ...['verify', 'done', 'approval'].map((step) => `/auth/signup/need/${step}`)),
    '/auth/find/{x}': by(null, '/auth/find/a-mailed-token-of-sorts'),
    '/user/mypage/{x}': by(buyer, ...tabs.map((tab) => `/user/mypage/${tab}`)),
    '/user/mypage/edit/{x}': by(buyer, ...fields.map((field) => `/user/mypage/edit/${field}`)),
    '/service/buyer/type/{x}': by(
      buyer,
      ...['upload', 'paste', 'manual', 'cart', 'copy'].map((way) => `/service/buyer/type/${way}`),
    ),
    '/service/buyer/search/{x}': by(null, `/service/buyer/search/${store_id}`),
    '/service/buyer/search/detail/{x}': by(null, `/service/buyer/search/detail/${materials[0]?.id}`),
    '/service/buyer/purchase/{x}': by(buyer, '/service/buyer/purchase/cart', `/service/buyer/purchase/${lot.id}`),
    '/service/buyer/purchase/complete/{x}': by(buyer, `/service/buyer/purchase/complete/${order.order_number}`),
    '/service/stock/search/{x}': by(null, `/service/stock/search/${store_id}`),
    '/service/stock/search/detail/{x}': by(null, `/service/stock/search/detail/${lot.id}`),
    '/service/seller/{x}': by(seller, `/service/seller/${open}`),
    '/service/seller/detail/{x}': by(seller, `/service/seller/detail/${open}`),
    '/service/seller/detail/view/{x}': by(seller, `/service/seller/detail/view/${compared}`),
    '/service/project/{x}': by(buyer, `/service/project/${compared}`),
    '/service/project/purchase/{x}': by(buyer, `/service/project/purchase/${compared}`),
    '/service/project/purchase/bid/{x}': by(buyer, `/service/project/purchase/bid/${compared}`),
    '/service/project/purchase/buy/{x}': by(buyer, `/service/project/purchase/buy/${order.order_number}`),
    '/service/project/purchase/buy/payment-complete/{x}': by(
      buyer,
      `/service/project/purchase/buy/payment-complete/${order.order_number}`,
    ),
    '/service/project/purchase/buy/complete/{x}': by(
      buyer,
      `/service/project/purchase/buy/complete/${order.order_number}`,
    ),
    '/service/seller/detail/promoteAlarm/{x}': by(seller, `/service/seller/detail/promoteAlarm/${order.rfq_number_id}`),
    '/service/seller/reRequest/{x}': by(seller, `/service/seller/reRequest/${order.rfq_number_id}`),
    '/service/project/saleMaterial/{x}': by(seller, `/service/project/saleMaterial/${order.rfq_number_id}`),
    '/service/project/sale/quotation/{x}': by(seller, `/service/project/sale/quotation/${order.rfq_number_id}`),
  };
}

/** Every built route of the table with an address that exists, and a person who may see it. */
export async function visitsOf(buyer: Caller, seller: Caller): Promise<Visit[]> {
  const known = await examples(buyer, seller);
  return specRoutes
    .filter((route) => pageOf(route))
    .map((route) => {
      const member = route.startsWith('/service/seller') ? seller : buyer;
      const visit = known[route] ?? { who: /^\/(service|user|push)/.test(route) ? member : null, paths: [route] };
      return { route, ...visit };
    });
}
