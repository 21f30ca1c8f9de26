import type { ErrorRow } from './errorRow';

/** Devices, text messages and phone numbers of people: 2060 to 2066, beyond the specification. */
export const noticeErrors = {
  PUSH_ADDRESS: {
    status: 422,
    ko: '이 브라우저의 알림 서비스 주소를 쓸 수 없어요. 다른 브라우저에서 켜 주세요.',
    en: 'The address of this browser’s push service cannot be used. Turn notifications on in another browser.',
  },
  PUSH_KEY: {
    status: 409,
    ko: '알림 키가 바뀌었어요. 페이지를 새로 불러온 뒤 다시 켜 주세요.',
    en: 'The key for notifications has changed. Reload the page and turn them on again.',
  },
  PUSH_TAKEN: {
    status: 409,
    ko: '이 기기의 알림 등록이 맞지 않아요. 알림을 껐다가 다시 켜 주세요.',
    en: 'The registration of this device does not match. Turn notifications off and on again.',
  },
  TEXT_OFF: {
    status: 409,
    ko: '지금은 문자 알림을 보내지 않아요.',
    en: 'Text messages are not sent at present.',
  },
  TEXT_PHONE: {
    status: 422,
    ko: '문자를 받을 수 있는 국내 휴대전화 번호를 내 정보에 먼저 입력해 주세요.',
    en: 'Enter a Korean mobile number in your profile first.',
  },
  TEXT_CODES_SENT: {
    status: 429,
    ko: '인증번호는 한 시간에 5번, 하루에 10번까지 받을 수 있어요. 나중에 다시 시도해 주세요.',
    en: 'At most 5 codes an hour and 10 a day are sent. Try again later.',
  },
  TEXT_CODE_WRONG: {
    status: 422,
    ko: '인증번호가 맞지 않거나 유효 시간이 지났어요. 다시 확인하거나 새 인증번호를 받아 주세요.',
    en: 'The code is wrong or no longer valid. Check it, or request a new one.',
  },
} as const satisfies Record<string, ErrorRow>;
