import type { ErrorRow } from './errorRow';

/** Login, people and companies: the catalogue of the specification up to 2008, and 1005 to 1007, 2005 to 2007 and 2009 to 2044 beyond it; those of signing on stand in `signOnErrors`. */
export const accountErrors = {
  UNKNOWN_SERVER_ERROR: {
    status: 500,
    ko: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong on our side. Try again shortly.',
  },
  WRONG_PARAM: {
    status: 400,
    ko: '입력한 값을 다시 확인해 주세요.',
    en: 'Check the values you entered.',
  },
  AUTH_REQUIRED: { status: 401, ko: '로그인이 필요해요.', en: 'Sign in first.' },
  INVALID_TOKEN: {
    status: 401,
    ko: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.',
    en: 'We could not verify your session. Sign in again.',
  },
  EXPIRED_TOKEN: {
    status: 401,
    ko: '로그인이 만료됐어요. 다시 로그인해 주세요.',
    en: 'Your session has expired. Sign in again.',
  },
  WRONG_EMAIL_PASSWORD: {
    status: 401,
    ko: '이메일 또는 비밀번호가 맞지 않아요.',
    en: 'The email or password is incorrect.',
  },
  EXIST_EMAIL: {
    status: 409,
    ko: '이미 가입된 이메일이에요. 로그인하거나 다른 이메일을 써 주세요.',
    en: 'This email is already registered. Sign in or use another one.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    ko: '이메일 인증이 아직 끝나지 않았어요. 받은 메일의 링크를 눌러 주세요.',
    en: 'Your email is not verified yet. Open the link we emailed you.',
  },
  MAIL_TOKEN_OUTDATED: {
    status: 410,
    ko: '링크가 더 이상 유효하지 않아요. 새 링크를 요청해 주세요.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  NOT_EXIST_USER: {
    status: 404,
    ko: '가입된 사용자를 찾지 못했어요. 이메일을 다시 확인해 주세요.',
    en: 'We could not find that user. Check the email.',
  },
  INVALID_USER: {
    status: 403,
    ko: '사용할 수 없는 계정이에요. 고객센터에 문의해 주세요.',
    en: 'This account cannot be used. Contact support.',
  },
  MEMBERSHIP_PENDING: {
    status: 403,
    ko: '회사 멤버의 승인을 기다리고 있어요. 승인되면 이용할 수 있어요.',
    en: 'Your company has not approved you yet. Ask a colleague to approve your account.',
  },
  FRESH_LOGIN_NEEDED: {
    status: 403,
    ko: '안전을 위해 비밀번호를 다시 입력해 주세요.',
    en: 'For your safety, enter your password again.',
  },
  NUMBER_IN_USE: {
    status: 409,
    ko: '이미 등록된 사업자등록번호예요. 우리 회사 번호가 맞다면 고객센터로 문의해 주세요.',
    en: 'This company registration number is already registered. If it is your company, contact support.',
  },
  COMPANY_WORK_OPEN: {
    status: 409,
    ko: '회사에 진행 중인 거래가 있어요. 거래를 끝내거나 다른 멤버를 승인한 뒤에 다시 시도해 주세요.',
    en: 'Your company still has open business. Finish it, or approve another member first.',
  },
  MEMBER_STATE: {
    status: 409,
    ko: '멤버의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The state of this member does not allow it. Refresh and check.',
  },
  CLAIM_STATE: {
    status: 409,
    ko: '이미 회사 소속 확인을 요청했거나 요청할 필요가 없는 상태예요. 마이페이지에서 상태를 확인해 주세요.',
    en: 'A claim is already open, or none is needed. See its status on My page.',
  },
  LEGACY_USER: {
    status: 403,
    ko: '회사 정보를 먼저 입력해 주세요.',
    en: 'Complete your company information first.',
  },
  OWNER_ONLY: {
    status: 403,
    ko: '회사 관리자만 할 수 있어요. 멤버 화면에서 관리자를 확인해 주세요.',
    en: 'Only an owner of the company can do this. See Members for who that is.',
  },
  RIGHT_MISSING: {
    status: 403,
    ko: '내 역할에는 이 작업 권한이 없어요. 회사 관리자에게 역할 변경을 요청해 주세요.',
    en: 'Your role does not permit this. Ask an owner of the company to change your role.',
  },
  RIGHT_ABOVE_OWN: {
    status: 403,
    ko: '내가 가진 권한까지만 줄 수 있어요. 관리자에게 요청해 주세요.',
    en: 'You can only give rights that you have yourself. Ask an owner.',
  },
  ROLE_NOT_FOUND: {
    status: 404,
    ko: '역할을 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'Role not found. Reload the list.',
  },
  ROLE_NAME: {
    status: 409,
    ko: '같은 이름의 역할이 있어요. 다른 이름을 적어 주세요.',
    en: 'A role with this name already exists. Enter another name.',
  },
  ROLE_IN_USE: {
    status: 409,
    ko: '이 역할을 쓰는 멤버나 초대가 있어요. 먼저 다른 역할로 바꿔 주세요.',
    en: 'Members or invitations have this role. Give them another one first.',
  },
  ROLE_IN_RULES: {
    status: 409,
    ko: '결재선에서 쓰는 역할이에요. 전결 규정에서 먼저 빼 주세요.',
    en: 'Approval rules name this role. Remove it from them first.',
  },
  UNIT_NOT_FOUND: {
    status: 404,
    ko: '팀이나 사업장을 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'Team or site not found. Reload the list.',
  },
  UNIT_NAME: {
    status: 409,
    ko: '같은 이름이 있어요. 다른 이름을 적어 주세요.',
    en: 'This name is already in use. Enter another one.',
  },
  DEPUTY_INVALID: {
    status: 422,
    ko: '대리인은 같은 회사의 다른 멤버여야 하고, 마지막 날은 오늘이나 그 이후, 기간은 최대 92일이어야 해요.',
    en: 'A deputy is another active member of the company, for at most 92 days that are not over yet.',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    ko: '초대를 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'Invitation not found. Reload the list.',
  },
  INVITATION_STATE: {
    status: 409,
    ko: '이미 회사의 멤버이거나 초대받은 사람이에요.',
    en: 'This person is already a member of the company or has already been invited.',
  },
  INVITED_ELSEWHERE: {
    status: 409,
    ko: '초대받은 이메일로 로그인해야 하고, 다른 회사의 멤버는 참여할 수 없어요.',
    en: 'Sign in with the address that was invited. A member of another company cannot join.',
  },
  LAST_OWNER: {
    status: 409,
    ko: '관리자가 한 명은 있어야 해요. 다른 멤버를 먼저 관리자로 지정해 주세요.',
    en: 'A company needs at least one owner. Make another member an owner first.',
  },
  BANK_ACCOUNT_CONFIRMER: {
    status: 403,
    ko: '계좌를 바꾼 사람이 아니고, 들어온 지 하루가 지난 멤버만 확인할 수 있어요.',
    en: 'Another member than the one who changed the account has to confirm it, one who joined more than a day ago.',
  },
  BANK_ACCOUNT_NOT_FOUND: {
    status: 404,
    ko: '이 입금 계좌는 더 이상 등록돼 있지 않아요. 새로고침 후 확인해 주세요.',
    en: 'This account is no longer registered. Refresh and check.',
  },
  ENGLISH_EXPECTED: {
    status: 422,
    ko: '영문 항목에는 로마자로 입력해 주세요. 한글은 쓸 수 없어요.',
    en: 'The English fields take Latin letters only. Remove other scripts, such as Hangul.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    ko: '로그인을 마치려면 2단계 인증을 해 주세요.',
    en: 'Confirm your sign-in with your second factor.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    ko: '회사에서 2단계 인증을 쓰도록 정했어요. 마이페이지의 보안에서 먼저 설정해 주세요.',
    en: 'Your company requires a second factor. Set one up under Security on My page first.',
  },
  FACTOR_CODE_WRONG: {
    status: 401,
    ko: '코드가 맞지 않거나 이미 쓴 코드예요. 새 코드를 입력해 주세요.',
    en: 'This code is wrong or was already used. Enter a new one.',
  },
  FACTOR_CHALLENGE_OUTDATED: {
    status: 410,
    ko: '인증 시간이 지났거나 시도 횟수를 넘었어요. 처음부터 다시 시도해 주세요.',
    en: 'This attempt took too long or failed too often. Start again.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    ko: '이 패스키로는 확인하지 못했어요. 다른 패스키나 다른 방법으로 다시 시도해 주세요.',
    en: 'This passkey could not be verified. Try another passkey or another way.',
  },
  FACTOR_NOT_FOUND: {
    status: 404,
    ko: '설정된 인증 수단을 찾을 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'This factor is no longer set up. Refresh and check.',
  },
  LAST_FACTOR: {
    status: 409,
    ko: '회사에서 2단계 인증을 쓰도록 정해서 마지막 인증 수단은 없앨 수 없어요. 다른 수단을 먼저 추가해 주세요.',
    en: 'Your company requires a second factor, so the last one stays. Add another one first.',
  },
  FACTOR_LIMIT: {
    status: 422,
    ko: '패스키는 20개까지 추가할 수 있어요. 쓰지 않는 패스키를 먼저 삭제해 주세요.',
    en: 'Up to 20 passkeys can be added. Remove one that you no longer use.',
  },
  OWN_FACTOR_FIRST: {
    status: 409,
    ko: '멤버에게 요구하려면 본인의 2단계 인증을 먼저 설정해 주세요.',
    en: 'Set up your own second factor before you require it of the members.',
  },
  KEY_INVALID: {
    status: 401,
    ko: 'API 키를 쓸 수 없어요. 잘못 입력했거나, 폐기됐거나, 만료된 키예요.',
    en: 'This API key is not valid: it is mistyped, revoked or expired.',
  },
  KEY_NOT_FOUND: {
    status: 404,
    ko: 'API 키를 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'API key not found. Reload the list.',
  },
  KEY_LIMIT: {
    status: 422,
    ko: 'API 키는 20개까지 만들 수 있어요. 쓰지 않는 키를 먼저 폐기해 주세요.',
    en: 'A company has at most 20 API keys. Revoke one that is no longer used.',
  },
  KEY_CALL: {
    status: 403,
    ko: 'API 키로는 할 수 없는 작업이에요. 사람이 로그인해서 해야 해요.',
    en: 'API keys cannot make this call. A person has to sign in for it.',
  },
  KEY_NAME: {
    status: 409,
    ko: '같은 이름의 API 키가 있어요. 다른 이름을 적어 주세요.',
    en: 'An API key with this name already exists. Enter another name.',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    ko: '웹훅을 찾을 수 없어요. 목록을 새로 불러와 주세요.',
    en: 'Webhook not found. Reload the list.',
  },
  WEBHOOK_ADDRESS: {
    status: 422,
    ko: '인터넷에서 열 수 있는 https 주소를 입력해 주세요. 사내망 주소는 쓸 수 없어요.',
    en: 'Enter an https address that the internet reaches. Addresses of private networks are refused.',
  },
  WEBHOOK_LIMIT: {
    status: 422,
    ko: '웹훅은 5개까지 등록할 수 있어요. 쓰지 않는 웹훅을 먼저 삭제해 주세요.',
    en: 'A company has at most 5 webhooks. Remove one that is no longer used.',
  },
  DELIVERY_NOT_FOUND: {
    status: 404,
    ko: '전송 기록을 찾을 수 없어요. 30일이 지난 기록은 지워져요.',
    en: 'Delivery not found. The log is kept for 30 days.',
  },
  WEBHOOK_OFF: {
    status: 409,
    ko: '중지된 웹훅이에요. 다시 켠 뒤 재전송해 주세요.',
    en: 'This webhook is off. Turn it on, then send the message again.',
  },
  CALENDAR_NOT_FOUND: {
    status: 404,
    ko: '쓸 수 없는 캘린더 주소예요. 내 정보에서 새 주소를 만들어 주세요.',
    en: 'This calendar address is not valid. Make a new one on your profile page.',
  },
  MAIL_IN_OFF: {
    status: 404,
    ko: '메일 접수를 쓰지 않는 곳이에요.',
    en: 'Email intake is not set up here.',
  },
  MAIL_IN_SECRET: {
    status: 401,
    ko: '메일 서버의 비밀값이 맞지 않아요.',
    en: 'The secret of the email server is wrong.',
  },
} as const satisfies Record<string, ErrorRow>;
