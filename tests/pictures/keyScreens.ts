import type { Language } from '../../src/contract/constants';

/**
 * The screens whose pictures are compared, by route, with how many of its addresses. All show what belongs to the two
 * people of the test alone: what the whole market shows differs with the tests that run beside.
 */
const KEY: Record<Language, Record<string, number>> = {
  ko: {
    '/auth/login': 1,
    '/auth/signup': 1,
    '/auth/find': 1,
    '/customer/faq': 1,
    '/push': 1,
    '/service/cart': 1,
    '/service/buyer': 1,
    '/service/buyer/select-type': 1,
    '/service/buyer/type/{x}': 3,
    '/service/buyer/purchase/{x}': 2,
    '/service/buyer/purchase/complete/{x}': 1,
    '/service/project/{x}': 1,
    '/service/project/purchase/{x}': 1,
    '/service/project/purchase/bid/{x}': 1,
    '/service/project/purchase/buy/{x}': 1,
    '/service/project/purchase/buy/complete/{x}': 1,
    '/service/project/sale/quotation/{x}': 1,
    '/service/seller/{x}': 1,
    '/service/seller/detail/{x}': 1,
    '/service/seller/detail/view/{x}': 1,
    '/service/stock/select-type': 1,
    '/service/stock/search/{x}': 1,
    '/service/stock/search/detail/{x}': 1,
    '/user/mypage/{x}': 4,
    '/user/mypage/edit/{x}': 1,
  },
  en: {
    '/auth/signup': 1,
    '/service/project/{x}': 1,
    '/service/project/purchase/{x}': 1,
    '/service/seller/{x}': 1,
  },
};

/** The name of the picture of an address; nothing for one that is not compared. */
export function pictureName(language: Language, route: string, place: number): string | undefined {
  if (place >= (KEY[language][route] ?? 0)) return undefined;
  const name = route.slice(1).replaceAll('/', '.').replace('{x}', 'x');
  return `${name}${place > 0 ? `-${place + 1}` : ''}.${language}`;
}
