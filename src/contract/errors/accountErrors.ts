import { LEGACY_USER_MCODE } from '../constants';
import type { ErrorRow } from './errorRow';

/** Login, people and companies: the catalogue of the specification up to 2008, and 1005, 1006 and 2005 to 2007 and 2009 beyond it. */
export const accountErrors = {
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
    en: 'The email or password is incorrect.',
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
    en: 'Your email is not verified yet. Please open the link we emailed you.',
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
    ko: '가입된 사용자를 찾지 못했어요. 이메일을 다시 확인해 주세요.',
    en: 'We could not find that user. Please check the email.',
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
    ko: '이미 등록된 사업자등록번호예요. 번호를 다시 확인해 주세요.',
    en: 'This company registration number is already registered. Please check the number.',
  },
  COMPANY_WORK_OPEN: {
    mcode: 2005,
    status: 409,
    ko: '회사에 진행 중인 거래가 있어요. 거래를 끝내거나 다른 멤버가 들어온 뒤에 다시 시도해 주세요.',
    en: 'Your company still has open business. Finish it, or let another member join first.',
  },
  MEMBER_STATE: {
    mcode: 2006,
    status: 409,
    ko: '멤버의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The state of this member does not allow it. Please refresh and check.',
  },
  CLAIM_STATE: {
    mcode: 2007,
    status: 409,
    ko: '이미 소유 확인을 요청했거나 요청할 필요가 없는 상태예요. 마이페이지에서 상태를 확인해 주세요.',
    en: 'A claim is already open, or none is needed. Please see its status on My page.',
  },
  LEGACY_USER: {
    mcode: LEGACY_USER_MCODE,
    status: 403,
    ko: '회사 정보를 먼저 채워 주세요.',
    en: 'Please complete your company information first.',
  },
  OWNER_ONLY: {
    mcode: 2011,
    status: 403,
    ko: '회사 관리자만 할 수 있어요. 멤버 화면에서 관리자를 확인해 주세요.',
    en: 'Only an owner of the company can do this. See Members for who that is.',
  },
  LAST_OWNER: {
    mcode: 2012,
    status: 409,
    ko: '관리자가 한 명은 있어야 해요. 다른 멤버를 먼저 관리자로 지정해 주세요.',
    en: 'A company needs at least one owner. Make another member an owner first.',
  },
  BANK_ACCOUNT_CONFIRMER: {
    mcode: 2013,
    status: 403,
    ko: '계좌를 바꾼 사람이 아니고, 들어온 지 하루가 지난 멤버만 확인할 수 있어요.',
    en: 'Another member than the one who changed the account has to confirm it, one who joined more than a day ago.',
  },
  BANK_ACCOUNT_NOT_FOUND: {
    mcode: 2010,
    status: 404,
    ko: '이 입금 계좌는 더 이상 등록돼 있지 않아요. 새로고침 후 확인해 주세요.',
    en: 'This account is no longer registered. Please refresh and check.',
  },
  ENGLISH_EXPECTED: {
    mcode: 2009,
    status: 422,
    ko: '영문 항목에는 로마자로 입력해 주세요. 한글은 쓸 수 없어요.',
    en: 'The English fields take Latin letters only. Please remove other scripts, such as Hangul.',
  },
} as const satisfies Record<string, ErrorRow>;
