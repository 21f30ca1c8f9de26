import type { ErrorRow } from './errorRow';

/** Signing on at a company's own identity provider: 2070 to 2089. */
export const signOnErrors = {
  SIGN_ON_UNKNOWN: {
    status: 404,
    ko: '이 이메일로는 회사 계정 로그인을 쓸 수 없어요. 비밀번호로 로그인하거나 회사 관리자에게 문의해 주세요.',
    en: 'Company sign-on is not available for this email. Sign in with your password, or ask an owner of your company.',
  },
  SIGN_ON_OUTDATED: {
    status: 410,
    ko: '로그인 시간이 지났거나 이미 끝난 로그인이에요. 처음부터 다시 시도해 주세요.',
    en: 'This sign-on took too long or has already ended. Start again.',
  },
  SIGN_ON_PROVIDER: {
    status: 422,
    ko: '회사의 로그인 서버에 연결하지 못했어요. 잠시 후 다시 시도하고, 계속되면 회사 관리자에게 알려 주세요.',
    en: 'We could not reach your company’s sign-on server. Try again shortly, and tell an owner of your company if it persists.',
  },
  SIGN_ON_REFUSED: {
    status: 403,
    ko: '회사 계정으로 로그인하지 못했어요. 다시 시도하고, 계속되면 회사 관리자에게 로그인 기록 확인을 요청해 주세요.',
    en: 'The sign-on did not succeed. Try again, and ask an owner of your company to look at the sign-on log if it persists.',
  },
  SIGN_ON_ADDRESS: {
    status: 403,
    ko: '회사 계정의 이메일을 확인할 수 없어 로그인하지 못했어요. 회사 관리자에게 로그인 기록 확인을 요청해 주세요.',
    en: 'The email of your company account could not be verified. Ask an owner of your company to look at the sign-on log.',
  },
  SIGN_ON_NO_MEMBER: {
    status: 403,
    ko: '아직 회사의 멤버가 아니에요. 회사 관리자에게 초대를 요청해 주세요.',
    en: 'You are not a member of the company yet. Ask an owner to invite you.',
  },
  SIGN_ON_REQUIRED: {
    status: 403,
    ko: '회사에서 회사 계정으로만 로그인하도록 정했어요. 회사 계정으로 로그인해 주세요.',
    en: 'Your company requires you to sign in with your company account.',
  },
  SIGN_ON_ISSUER: {
    status: 422,
    ko: '우리 회사만 쓰는 https 발급자(issuer) 주소를 입력해 주세요. 사내망 주소와 여러 회사가 함께 쓰는 주소(common, organizations)는 쓸 수 없어요.',
    en: 'Enter the https issuer of your own company. Addresses of private networks, and those that several companies share (common, organizations), are refused.',
  },
  SIGN_ON_SECRET: {
    status: 422,
    ko: '클라이언트 보안 비밀을 입력해 주세요. 발급자나 클라이언트 ID를 바꾸면 다시 입력해야 해요.',
    en: 'Enter the client secret. It is needed again when the issuer or the client ID changes.',
  },
  SIGN_ON_UNTRIED: {
    status: 409,
    ko: '먼저 선택 사항으로 켜고 한 번 로그인해 본 뒤에 필수로 바꿀 수 있어요.',
    en: 'Make it optional first and sign on once. Then it can be required.',
  },
  SIGN_ON_NO_DOMAIN: {
    status: 409,
    ko: '확인된 도메인이 있어야 켤 수 있어요. 도메인을 먼저 확인해 주세요.',
    en: 'A verified domain is needed first. Verify your domain.',
  },
  SIGN_ON_NOT_SET: {
    status: 404,
    ko: '로그인 서버 정보를 먼저 저장해 주세요.',
    en: 'Save the details of your identity provider first.',
  },
  DOMAIN_NOT_FOUND: {
    status: 404,
    ko: '도메인을 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'Domain not found. Reload the list.',
  },
  DOMAIN_TAKEN: {
    status: 409,
    ko: '다른 회사에서 확인한 도메인이에요. 그 회사의 TXT 레코드를 지우고 다시 확인해 주세요.',
    en: 'Another company has verified this domain. Remove its TXT record, then check again.',
  },
  DOMAIN_RECORD: {
    status: 409,
    ko: 'TXT 레코드를 아직 찾지 못했어요. 반영까지 몇 시간이 걸릴 수 있어요.',
    en: 'The TXT record was not found yet. It can take some hours until it is visible.',
  },
  DOMAIN_LOOKUP: {
    status: 422,
    ko: '네임서버가 답하지 않아 확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
    en: 'The name servers did not answer. Try again shortly.',
  },
  DOMAIN_LIMIT: {
    status: 422,
    ko: '도메인은 20개까지 등록할 수 있어요. 쓰지 않는 도메인을 먼저 삭제해 주세요.',
    en: 'A company has at most 20 domains. Remove one that is no longer used.',
  },
  ROLE_IN_SIGN_ON: {
    status: 409,
    ko: '회사 계정으로 처음 로그인하는 사람에게 주는 역할이에요. 로그인 연동에서 먼저 다른 역할로 바꿔 주세요.',
    en: 'People who sign on for the first time get this role. Choose another one under Sign-on first.',
  },
  CONSENT_NEEDED: {
    status: 403,
    ko: '회사에서 만든 계정이에요. 이용약관과 개인정보 처리방침에 동의하면 로그인할 수 있어요.',
    en: 'Your company made this account. Agree to the terms and the privacy policy to sign in.',
  },
  DOMAIN_NAME: {
    status: 409,
    ko: '이미 등록한 도메인이에요.',
    en: 'This domain is already on the list.',
  },
} as const satisfies Record<string, ErrorRow>;
