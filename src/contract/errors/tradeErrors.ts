import type { ErrorRow } from './errorRow';

/** 3xxx requests, quotations and bids; 4xxx orders. */
export const tradeErrors = {
  RFQ_NOT_FOUND: {
    mcode: 3000,
    status: 404,
    ko: '견적 요청을 찾을 수 없어요.',
    en: 'We could not find this request.',
  },
  RFQ_STATE: {
    mcode: 3001,
    status: 409,
    ko: '견적 요청의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The request has moved on, so this is no longer possible. Please refresh and check.',
  },
  RFQ_NO_LINES: {
    mcode: 3002,
    status: 422,
    ko: '자재가 한 줄 이상 있어야 제출할 수 있어요.',
    en: 'Add at least one line before you submit.',
  },
  RFQ_DEADLINE_PAST: {
    mcode: 3003,
    status: 422,
    ko: '마감일은 지금보다 뒤여야 해요. 마감은 그날 17:00이에요.',
    en: 'The deadline must lie in the future. It ends at 08:00 GMT+0 of that day.',
  },
  RFQ_LINE_INVALID: {
    mcode: 3004,
    status: 422,
    ko: '수량이나 단위가 빠진 줄이 있어요. 표시된 줄을 확인해 주세요.',
    en: 'Some lines lack a quantity or a unit. Please check the marked lines.',
  },
  RFQ_SEALED: {
    mcode: 3005,
    status: 409,
    ko: '밀봉 견적은 모든 판매사가 응답해야 일찍 마감할 수 있어요.',
    en: 'A sealed request can end early only when every seller has answered.',
  },
  RFQ_DEADLINE_NOT_LATER: {
    mcode: 3006,
    status: 422,
    ko: '연장할 날짜는 지금 마감일보다 뒤여야 해요.',
    en: 'The new deadline must be later than the present one.',
  },
  DEADLINE_PASSED: {
    mcode: 3101,
    status: 409,
    ko: '마감 시간이 지나 제출하지 못했어요. 작성한 내용은 임시 저장돼 있어요.',
    en: 'The deadline has passed, so it was not submitted. Your work is kept as a draft.',
  },
  QUOTATION_STATE: {
    mcode: 3102,
    status: 409,
    ko: '견적의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The quotation has moved on, so this is no longer possible. Please refresh and check.',
  },
  QUOTATION_EMPTY: {
    mcode: 3103,
    status: 422,
    ko: '단가를 입력한 줄이 한 줄 이상 있어야 해요.',
    en: 'Price at least one line before you submit.',
  },
  QUOTATION_LINE_INVALID: {
    mcode: 3104,
    status: 422,
    ko: '단가나 수량을 다시 확인해야 하는 줄이 있어요.',
    en: 'Some lines have a price or quantity that needs another look.',
  },
  QUOTATION_NOT_FOUND: {
    mcode: 3105,
    status: 404,
    ko: '견적을 찾을 수 없어요.',
    en: 'We could not find this quotation.',
  },
  VALIDITY_TOO_SHORT: {
    mcode: 3106,
    status: 422,
    ko: '견적 유효일은 마감일 이후여야 해요.',
    en: 'The quotation must stay valid at least until the deadline.',
  },
  CURRENCY_NOT_ALLOWED: {
    mcode: 3107,
    status: 422,
    ko: '이 요청은 해당 통화의 견적을 받지 않아요.',
    en: 'This request does not take quotations in that currency.',
  },
  OWN_REQUEST: {
    mcode: 3108,
    status: 403,
    ko: '우리 회사의 요청에는 견적을 낼 수 없어요.',
    en: 'Your company cannot quote its own request.',
  },
  AWARD_INVALID: {
    mcode: 3201,
    status: 422,
    ko: '선정한 줄 중에 제안되지 않았거나 유효기간이 지난 견적이 있어요.',
    en: 'Some awarded lines were not offered, or the quotation has expired.',
  },
  PLAN_SEALED: {
    mcode: 3220,
    status: 409,
    ko: '밀봉 견적은 마감 후에 발주안을 계산할 수 있어요.',
    en: 'A sealed request can be planned once its deadline has passed.',
  },
  PLAN_NOTHING: {
    mcode: 3221,
    status: 422,
    ko: '이 조건으로 발주할 수 있는 견적이 없어요. 조건을 완화해 보세요.',
    en: 'Nothing can be awarded under these rules. Try loosening them.',
  },
  BID_NOT_FOUND: { mcode: 3202, status: 404, ko: '발주 의향을 찾을 수 없어요.', en: 'We could not find this bid.' },
  BID_STATE: {
    mcode: 3203,
    status: 409,
    ko: '이미 응답했거나 취소된 발주 의향이에요. 새로고침 후 확인해 주세요.',
    en: 'This bid was already answered or taken back. Please refresh and check.',
  },
  ORDER_NOT_FOUND: { mcode: 4000, status: 404, ko: '주문을 찾을 수 없어요.', en: 'We could not find this order.' },
  ORDER_STATE: {
    mcode: 4001,
    status: 409,
    ko: '주문의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The order has moved on, so this is no longer possible. Please refresh and check.',
  },
  ORDER_NOT_PAID: {
    mcode: 4002,
    status: 409,
    ko: '선불 주문은 입금 확인 후 출하할 수 있어요.',
    en: 'A prepaid order ships only after the payment is confirmed.',
  },
  NO_BANK_ACCOUNT: {
    mcode: 4003,
    status: 422,
    ko: '입금받을 계좌를 먼저 등록해 주세요.',
    en: 'Please register your bank account first.',
  },
} as const satisfies Record<string, ErrorRow>;
