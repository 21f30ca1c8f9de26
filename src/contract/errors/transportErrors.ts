import type { ErrorRow } from './errorRow';

/** 6xxx files; 9xxx what concerns any call. */
export const transportErrors = {
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
  FILE_COLUMNS: {
    mcode: 6009,
    status: 422,
    ko: '열이 너무 많아요. 열이 500개를 넘지 않는 목록만 남겨서 올려 주세요.',
    en: 'The sheet has too many columns. Please keep the list only, with at most 500 columns.',
  },
  ANSWER_SHEET_UNKNOWN: {
    mcode: 6016,
    status: 422,
    ko: '견적 회신 열을 찾지 못했어요. 이 요청에서 내려받은 파일의 제목 행을 그대로 두고 작성해 주세요.',
    en: 'We found no quotation columns. Please use the sheet downloaded from this request and keep its heading row.',
  },
  LIST_TOO_LONG: {
    mcode: 6008,
    status: 422,
    ko: '목록이 너무 길어요. 한 번에 5,000줄까지 읽을 수 있으니 나눠서 올려 주세요.',
    en: 'The list is too long. Up to 5,000 lines can be read at once; please split it.',
  },
  FILE_NOT_FOUND: {
    mcode: 6010,
    status: 404,
    ko: '파일을 찾을 수 없어요. 삭제됐거나 우리 회사가 올린 파일이 아니에요.',
    en: 'We could not find the file. It was removed, or your company did not upload it.',
  },
  FILE_LINK_EXPIRED: {
    mcode: 6011,
    status: 403,
    ko: '파일 링크가 만료됐어요. 화면에서 다시 눌러 주세요.',
    en: 'The link to this file has expired. Please open it again from the screen.',
  },
  FILE_SIZE: {
    mcode: 6012,
    status: 422,
    ko: '파일이 끝까지 전송되지 않았어요. 다시 올려 주세요.',
    en: 'The file did not arrive in full. Please upload it again.',
  },
  FILE_KIND: {
    mcode: 6013,
    status: 422,
    ko: '첨부할 수 없는 파일이에요. pdf, png, jpg, xlsx, docx, pptx, csv, txt, hwp, hwpx, dwg 파일을 올려 주세요.',
    en: 'This file cannot be attached. Please use pdf, png, jpg, xlsx, docx, pptx, csv, txt, hwp, hwpx or dwg.',
  },
  FILE_TOO_MANY: {
    mcode: 6014,
    status: 422,
    ko: '파일은 한 곳에 20개까지 첨부할 수 있어요.',
    en: 'Up to 20 files can be attached in one place.',
  },
  FILE_ATTACHED: {
    mcode: 6015,
    status: 409,
    ko: '이미 다른 내용으로 저장된 파일이에요. 새 파일로 다시 올려 주세요.',
    en: 'This file was already stored with other content. Please upload it as a new file.',
  },
  APPLICATION_FILE: {
    mcode: 6018,
    status: 422,
    ko: '지원서 파일은 pdf, docx, hwp, hwpx만 받아요. 다른 형식이면 PDF로 저장해서 올려 주세요.',
    en: 'Please attach a pdf, docx, hwp or hwpx. Save other formats as PDF first.',
  },
  JOB_CLOSED: {
    mcode: 6017,
    status: 409,
    ko: '지원 접수가 끝난 공고예요. 열려 있는 다른 공고를 확인해 주세요.',
    en: 'This opening no longer takes applications. Please look at the other openings.',
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
  OVERLOADED: {
    mcode: 9503,
    status: 503,
    ko: '지금 접속이 몰려 있어요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many people are here at this moment. Please try again shortly.',
  },
} as const satisfies Record<string, ErrorRow>;
