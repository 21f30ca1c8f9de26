import type { ErrorRow } from './errorRow';

/** 5xxx stock, market, cart and purchase. */
export const stockErrors = {
  STOCK_NOT_FOUND: {
    status: 404,
    ko: '재고를 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this stock item. Open it from the list.',
  },
  STOCK_SHORT: {
    status: 422,
    ko: '가용 수량보다 많아요. 예약된 수량을 뺀 만큼만 입력해 주세요.',
    en: 'That is more than is available. Enter what is left after reservations.',
  },
  STOCK_CUT_INVALID: {
    status: 422,
    ko: '길이가 있는 파이프만 절단할 수 있고, 절단 길이와 절단 손실의 합은 한 본의 길이를 넘을 수 없어요.',
    en: 'Only pipe with a length can be cut. Pieces and kerf together cannot exceed the length of the pipe.',
  },
  STOCK_UNIT: {
    status: 422,
    ko: '이 자재의 길이나 중량 정보가 없어 이 단위로 가격을 매길 수 없어요. 다른 단위를 골라 주세요.',
    en: 'The length or weight of this material is unknown, so it cannot be priced in that unit. Choose another one.',
  },
  WAREHOUSE_NOT_FOUND: {
    status: 404,
    ko: '창고를 찾을 수 없어요. 다른 창고를 골라 주세요.',
    en: 'We could not find this warehouse. Choose another one.',
  },
  WAREHOUSE_IN_USE: {
    status: 409,
    ko: '재고를 등록한 적이 있는 창고는 삭제할 수 없어요. 이름을 바꾸거나 그대로 두어 주세요.',
    en: 'A warehouse that has ever had stock cannot be removed. Rename it or leave it as it is.',
  },
  WAREHOUSE_NAME: {
    status: 409,
    ko: '같은 이름의 창고가 있어요. 다른 이름을 써 주세요.',
    en: 'There is a warehouse with that name already. Use another name.',
  },
  STOCK_OPEN_INVALID: {
    status: 422,
    ko: '공개 수량, 최소 주문 수량, 주문 단위를 다시 확인해 주세요.',
    en: 'Check the listed quantity, the minimum order quantity and the order multiple.',
  },
  STOCK_FILE_KIND: {
    status: 422,
    ko: '사진은 PNG나 JPG, 성적서는 PDF나 PNG, JPG만 올릴 수 있어요.',
    en: 'Photos must be PNG or JPG, certificates PDF, PNG or JPG.',
  },
  QUOTED_STOCK_SHORT: {
    status: 409,
    ko: '예약하려던 재고가 그사이 줄었어요. 남은 수량을 확인하고 다시 선택해 주세요.',
    en: 'The stock to be reserved has become less in the meantime. Check what is left and choose again.',
  },
  STORE_NOT_FOUND: {
    status: 404,
    ko: '판매사를 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this seller. Open it from the list.',
  },
  MATERIAL_NOT_FOUND: {
    status: 404,
    ko: '취급 자재를 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this product. Open it from the list.',
  },
  CART_LINE_NOT_FOUND: {
    status: 404,
    ko: '장바구니에서 이미 빠진 항목이에요. 새로고침 후 확인해 주세요.',
    en: 'This line is no longer in the cart. Refresh and check.',
  },
  CART_FULL: {
    status: 422,
    ko: '장바구니에는 300건까지 담을 수 있어요. 먼저 주문하거나 빼 주세요.',
    en: 'A cart can have up to 300 lines. Order or remove some first.',
  },
  PURCHASE_CHANGED: {
    status: 409,
    ko: '그사이 가격이나 수량이 바뀌었어요. 바뀐 내용을 확인하고 다시 주문해 주세요.',
    en: 'A price or quantity has changed in the meantime. Look at what changed and order again.',
  },
  OWN_STOCK: {
    status: 403,
    ko: '우리 회사 재고는 구매할 수 없어요. 내 재고에서 관리해 주세요.',
    en: 'Your company cannot buy its own stock. Manage it under My stock.',
  },
  CHECKOUT_NOT_FOUND: {
    status: 404,
    ko: '구매 내역을 찾을 수 없어요. 프로젝트 목록에서 다시 열어 주세요.',
    en: 'We could not find this purchase. Open it from your projects.',
  },
  ADDRESS_NOT_FOUND: {
    status: 404,
    ko: '납품지를 찾을 수 없어요. 다른 납품지를 골라 주세요.',
    en: 'We could not find this address. Choose another one.',
  },
  ADDRESS_NAME: {
    status: 409,
    ko: '같은 이름의 납품지가 있어요. 다른 이름을 써 주세요.',
    en: 'There is an address with that name already. Use another name.',
  },
  ADDRESS_OF_SITE: {
    status: 409,
    ko: '사업장 납품지는 멤버 페이지의 ‘팀과 사업장’에서 변경해 주세요.',
    en: 'This is the address of a site. Change it under Teams and sites on the page of members.',
  },
  INTEREST_NOT_FOUND: {
    status: 404,
    ko: '저장할 대상을 찾을 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'What you want to save is no longer there. Refresh and check.',
  },
} as const satisfies Record<string, ErrorRow>;
