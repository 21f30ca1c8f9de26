import type { Language } from './constants';

interface ErrorRow {
  mcode: number;
  status: number;
  ko: string;
  en: string;
}

/**
 * Every error the API answers, with its numeric code, HTTP status and message. Codes up to 2001 and 2008 come from the
 * product specification's catalogue; 3xxx request and quotation, 4xxx order, 6xxx file, 9xxx transport.
 */
const table = {
  UNKNOWN_SERVER_ERROR: {
    mcode: 1,
    status: 500,
    ko: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  WRONG_PARAM: {
    mcode: 4,
    status: 400,
    ko: '입력한 값을 다시 확인해 주세요.',
    en: 'Please check the values you entered.',
  },
  AUTH_REQUIRED: { mcode: 1000, status: 401, ko: '로그인이 필요해요.', en: 'Please sign in first.' },
  INVALID_TOKEN: {
    mcode: 1001,
    status: 401,
    ko: '유효하지 않은 인증 정보예요. 다시 로그인해 주세요.',
    en: 'Your sign-in is not valid. Please sign in again.',
  },
  EXPIRED_TOKEN: {
    mcode: 1002,
    status: 401,
    ko: '로그인 시간이 지났어요. 다시 시도해 주세요.',
    en: 'Your sign-in has expired. Please try again.',
  },
  WRONG_EMAIL_PASSWORD: {
    mcode: 1003,
    status: 401,
    ko: '이메일 또는 비밀번호가 맞지 않아요.',
    en: 'The email or password is not right.',
  },
  EXIST_EMAIL: {
    mcode: 1004,
    status: 409,
    ko: '이미 가입된 이메일이에요. 로그인하거나 다른 이메일을 써 주세요.',
    en: 'This email is already registered. Sign in or use another one.',
  },
  EMAIL_NOT_VERIFIED: {
    mcode: 1005,
    status: 403,
    ko: '이메일 인증이 아직 끝나지 않았어요. 받은 메일의 링크를 눌러 주세요.',
    en: 'Your email is not verified yet. Please open the link we mailed you.',
  },
  MAIL_TOKEN_OUTDATED: {
    mcode: 1006,
    status: 410,
    ko: '링크가 더 이상 유효하지 않아요. 새 링크를 요청해 주세요.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  NOT_EXIST_USER: {
    mcode: 2000,
    status: 404,
    ko: '가입된 사용자를 찾지 못했어요.',
    en: 'We could not find that user.',
  },
  INVALID_USER: {
    mcode: 2001,
    status: 403,
    ko: '사용할 수 없는 계정이에요. 고객센터에 문의해 주세요.',
    en: 'This account cannot be used. Please contact support.',
  },
  MEMBERSHIP_PENDING: {
    mcode: 2002,
    status: 403,
    ko: '회사 멤버의 승인을 기다리고 있어요. 승인되면 이용할 수 있어요.',
    en: 'A member of your company still has to approve you.',
  },
  FRESH_LOGIN_NEEDED: {
    mcode: 2003,
    status: 403,
    ko: '안전을 위해 비밀번호를 다시 입력해 주세요.',
    en: 'For your safety, please enter your password again.',
  },
  NUMBER_IN_USE: {
    mcode: 2004,
    status: 409,
    ko: '이미 등록된 사업자등록번호예요.',
    en: 'This company registration number is already registered.',
  },
  LEGACY_USER: {
    mcode: 2008,
    status: 403,
    ko: '회사 정보를 먼저 채워 주세요.',
    en: 'Please complete your company information first.',
  },
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
  FILE_UNREADABLE: {
    mcode: 6001,
    status: 422,
    ko: '파일을 열 수 없어요. .xlsx 또는 .csv 파일인지 확인해 주세요.',
    en: 'We could not open the file. Please check that it is an .xlsx or .csv file.',
  },
  FILE_TOO_LARGE: {
    mcode: 6002,
    status: 413,
    ko: '파일이 너무 커요. 10 MB까지 올릴 수 있어요.',
    en: 'The file is too large. The limit is 10 MB.',
  },
  FILE_TYPE: {
    mcode: 6003,
    status: 422,
    ko: '지원하지 않는 파일 형식이에요. .xls, .pdf는 .xlsx로 바꿔서 올려 주세요.',
    en: 'This file type is not supported. Please convert .xls or .pdf to .xlsx first.',
  },
  FILE_ENCRYPTED: {
    mcode: 6004,
    status: 422,
    ko: '암호가 걸린 파일이에요. 암호를 풀고 다시 올려 주세요.',
    en: 'The file is password-protected. Please remove the password and try again.',
  },
  FILE_MACRO: {
    mcode: 6005,
    status: 422,
    ko: '매크로가 든 파일은 받지 않아요. .xlsx로 다시 저장해 주세요.',
    en: 'Files with macros are not accepted. Please save it as .xlsx.',
  },
  FILE_EMPTY: {
    mcode: 6006,
    status: 422,
    ko: '파일에서 자재 목록을 찾지 못했어요.',
    en: 'We found no list in this file.',
  },
  CERTIFICATE_INVALID: {
    mcode: 6007,
    status: 422,
    ko: '사업자등록증은 10 MB 이하의 pdf, png, jpg 파일이어야 해요.',
    en: 'The certificate must be a pdf, png or jpg of at most 10 MB.',
  },
  NOT_FOUND: { mcode: 9404, status: 404, ko: '찾을 수 없는 주소예요.', en: 'There is nothing at this address.' },
  STALE_VERSION: {
    mcode: 9409,
    status: 409,
    ko: '다른 곳에서 먼저 바뀌었어요. 새로고침해서 최신 내용을 확인해 주세요.',
    en: 'This was changed elsewhere in the meantime. Please refresh to see the latest.',
  },
  IDEMPOTENCY_MISMATCH: {
    mcode: 9410,
    status: 409,
    ko: '같은 요청 키로 다른 내용이 왔어요. 다시 시도해 주세요.',
    en: 'The same request key came with different content. Please try again.',
  },
  BODY_TOO_LARGE: {
    mcode: 9413,
    status: 413,
    ko: '보낸 내용이 너무 커요.',
    en: 'What you sent is too large.',
  },
  TOO_MANY_REQUESTS: {
    mcode: 9429,
    status: 429,
    ko: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please wait a moment and try again.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorName = keyof typeof table;

export const errorTable: Readonly<Record<ErrorName, ErrorRow>> = table;

const catalogued = new Map<number, string>(
  [
    'UNKNOWN_SERVER_ERROR',
    'WRONG_PARAM',
    'AUTH_REQUIRED',
    'INVALID_TOKEN',
    'EXPIRED_TOKEN',
    'WRONG_EMAIL_PASSWORD',
    'EXIST_EMAIL',
    'NOT_EXIST_USER',
    'INVALID_USER',
  ].map((name) => [errorTable[name as ErrorName].mcode, name]),
);

/** The specification's string name of a code; any code outside its table is named `Api Error`. */
export function errorNameOf(mcode: number): string {
  return catalogued.get(mcode) ?? 'Api Error';
}

/** The message of an error in the reader's language. */
export function errorMessage(name: ErrorName, language: Language): string {
  return errorTable[name][language];
}
