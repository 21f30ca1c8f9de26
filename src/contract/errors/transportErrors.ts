import type { ErrorRow } from './errorRow';

/** 6xxx files; 9xxx what concerns any call. */
export const transportErrors = {
  FILE_UNREADABLE: {
    status: 422,
    ko: '파일을 열 수 없어요. 원래 프로그램에서 열리는지 확인하고 다시 저장해서 올려 주세요.',
    en: 'We could not open the file. Check that it opens in its own program, save it again, and upload that.',
  },
  FILE_TOO_LARGE: {
    status: 413,
    ko: '파일이 너무 커요. 10 MB까지 올릴 수 있어요.',
    en: 'The file is too large. The limit is 10 MB.',
  },
  FILE_TYPE: {
    status: 422,
    ko: '지원하지 않는 파일 형식이에요. .xlsx, .csv 또는 PDF로 저장해서 올려 주세요.',
    en: 'This file type is not supported. Save the list as .xlsx, .csv or PDF first.',
  },
  FILE_XLSB: {
    status: 422,
    ko: '이진 통합 문서(.xlsb)는 읽을 수 없어요. 엑셀에서 "다른 이름으로 저장"으로 .xlsx를 만들어서 올려 주세요.',
    en: 'Binary workbooks (.xlsb) cannot be read. Open it in Excel, save it as .xlsx, and upload that.',
  },
  FILE_PDF_UNREADABLE: {
    status: 422,
    ko: 'PDF를 열 수 없어요. 파일이 손상됐을 수 있으니 다시 저장하거나 인쇄에서 PDF로 저장해서 올려 주세요.',
    en: 'We could not open the PDF. It may be damaged. Save or print it to PDF again, and upload that.',
  },
  FILE_PICTURE_UNREADABLE: {
    status: 422,
    ko: '사진을 열 수 없어요. .png 또는 .jpg로 다시 저장해서 올려 주세요.',
    en: 'We could not open the picture. Save it as .png or .jpg again, and upload that.',
  },
  FILE_PAGES: {
    status: 422,
    ko: '쪽수가 너무 많아요. 글자가 든 PDF는 150쪽, 스캔은 12쪽까지 읽어요. 자재 목록이 있는 쪽만 남겨서 올려 주세요.',
    en: 'The file has too many pages. We read 150 pages of text, or 12 scanned ones. Keep only the pages with the list.',
  },
  FILE_PIXELS: {
    status: 422,
    ko: '사진이 너무 커요. 4,800만 화소까지 읽어요. 목록만 남게 자르거나 크기를 줄여서 올려 주세요.',
    en: 'The picture is too large. We read up to 48 megapixels. Crop it to the list or reduce its size.',
  },
  FILE_ENCRYPTED: {
    status: 422,
    ko: '암호가 걸린 파일이에요. 암호를 풀고 다시 올려 주세요.',
    en: 'The file is password-protected. Remove the password and try again.',
  },
  FILE_MACRO: {
    status: 422,
    ko: '매크로가 포함된 파일은 받지 않아요. .xlsx로 다시 저장해 주세요.',
    en: 'Files with macros are not accepted. Save it as .xlsx.',
  },
  FILE_EMPTY: {
    status: 422,
    ko: '파일에서 자재 목록을 찾지 못했어요. 품명과 수량이 보이는 표가 있는지 확인해 주세요.',
    en: 'We found no list in this file. Check that it has a table with descriptions and quantities.',
  },
  CERTIFICATE_INVALID: {
    status: 422,
    ko: '사업자등록증은 10 MB 이하의 PDF, PNG, JPG 파일이어야 해요.',
    en: 'The certificate must be a PDF, PNG or JPG of at most 10 MB.',
  },
  FILE_COLUMNS: {
    status: 422,
    ko: '열이 너무 많아요. 열이 500개를 넘지 않는 목록만 남겨서 올려 주세요.',
    en: 'The sheet has too many columns. Keep the list only, with at most 500 columns.',
  },
  ANSWER_SHEET_UNKNOWN: {
    status: 422,
    ko: '견적 회신 열을 찾지 못했어요. 이 요청에서 내려받은 파일의 제목 행을 그대로 두고 작성해 주세요.',
    en: 'We found no quotation columns. Use the quote form downloaded from this RFQ and keep its heading row.',
  },
  LIST_TOO_LONG: {
    status: 422,
    ko: '목록이 너무 길어요. 자재 내역은 20,000행, 재고 목록과 번호 파일은 5,000행까지 읽을 수 있으니 나눠서 올려 주세요.',
    en: 'The list is too long. A list of materials may have 20,000 lines, a stock list or a file of numbers 5,000. Split it.',
  },
  FILE_TOO_MUCH: {
    status: 422,
    ko: '내용이 너무 많아서 처리하지 못했어요. 필요한 것만 남기거나 나눠서 다시 시도해 주세요.',
    en: 'This is too much to process at once. Keep only what is needed, or split it.',
  },
  FILE_TIMEOUT: {
    status: 422,
    ko: '처리하는 데 시간이 너무 오래 걸려서 멈췄어요. 필요한 것만 남기거나 나눠서 다시 시도해 주세요.',
    en: 'This took too long and was stopped. Keep only what is needed, or split it.',
  },
  FILES_BUSY: {
    status: 503,
    ko: '지금 처리하고 있는 파일이 많아요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many files are being worked on right now. Try again shortly.',
  },
  EXPORT_NOT_FOUND: {
    status: 404,
    ko: '내보낸 파일을 찾을 수 없어요. 오래돼서 목록에서 지워졌거나 다른 사람이 만든 파일이에요.',
    en: 'We could not find this export. It is too old, or somebody else asked for it.',
  },
  EXPORT_NOT_READY: {
    status: 409,
    ko: '아직 받을 수 있는 파일이 없어요. 다 만들어진 다음에 다시 받아 주세요.',
    en: 'There is no file yet. Save it once it is ready.',
  },
  EXPORT_EXPIRED: {
    status: 410,
    ko: '보관 기간 7일이 지나서 파일을 지웠어요. 다시 만들어 주세요.',
    en: 'The file was kept for 7 days and is gone now. Make it again.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    ko: '파일을 찾을 수 없어요. 삭제됐거나 열람 권한이 없는 파일이에요. 올린 회사에 다시 요청해 주세요.',
    en: 'We could not find the file. It was removed, or you have no access. Ask the company that uploaded it.',
  },
  FILE_LINK_EXPIRED: {
    status: 403,
    ko: '파일 링크가 만료됐어요. 화면에서 다시 눌러 주세요.',
    en: 'The link to this file has expired. Open it again from the screen.',
  },
  FILE_SIZE: {
    status: 422,
    ko: '파일이 끝까지 전송되지 않았어요. 다시 올려 주세요.',
    en: 'The upload was incomplete. Upload it again.',
  },
  FILE_KIND: {
    status: 422,
    ko: '첨부할 수 없는 파일이에요. PDF, PNG, JPG, XLSX, DOCX, PPTX, CSV, TXT, HWP, HWPX, DWG 파일을 올려 주세요.',
    en: 'This file cannot be attached. Use PDF, PNG, JPG, XLSX, DOCX, PPTX, CSV, TXT, HWP, HWPX or DWG.',
  },
  FILE_TOO_MANY: {
    status: 422,
    ko: '파일은 한 곳에 20개까지 첨부할 수 있어요.',
    en: 'Up to 20 files can be attached in one place.',
  },
  FILE_ATTACHED: {
    status: 409,
    ko: '이미 다른 내용으로 저장된 파일이에요. 새 파일로 다시 올려 주세요.',
    en: 'This file was already stored with other content. Upload it as a new file.',
  },
  APPLICATION_FILE: {
    status: 422,
    ko: '지원서 파일은 PDF, DOCX, HWP, HWPX만 받아요. 다른 형식이면 PDF로 저장해서 올려 주세요.',
    en: 'Attach a PDF, DOCX, HWP or HWPX. Save other formats as PDF first.',
  },
  JOB_CLOSED: {
    status: 409,
    ko: '지원 접수가 끝난 공고예요. 열려 있는 다른 공고를 확인해 주세요.',
    en: 'This opening no longer accepts applications. Look at the other openings.',
  },
  PICTURE_INVALID: {
    status: 422,
    ko: 'PNG 또는 JPG 그림으로 열 수 없는 파일이에요. 그림 파일을 다시 저장해서 올려 주세요.',
    en: 'This file does not open as a PNG or JPG image. Save the image again and upload it.',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    ko: '그림이 너무 커요. 500 KB, 가로세로 2,000픽셀 이하로 줄여서 올려 주세요.',
    en: 'The picture is too large. Reduce it to at most 500 KB and 2,000 pixels a side.',
  },
  FILE_STORE_AWAY: {
    status: 503,
    ko: '지금은 파일을 저장하거나 열 수 없어요. 잠시 후 다시 시도해 주세요.',
    en: 'Files cannot be stored or opened right now. Try again shortly.',
  },
  NOT_FOUND: {
    status: 404,
    ko: '찾을 수 없는 주소예요. 주소를 다시 확인해 주세요.',
    en: 'Page not found. Check the address.',
  },
  STALE_VERSION: {
    status: 409,
    ko: '다른 곳에서 먼저 바뀌었어요. 새로고침해서 최신 내용을 확인해 주세요.',
    en: 'This was changed elsewhere in the meantime. Refresh to see the latest.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    ko: '이미 처리 중인 요청과 내용이 달라요. 새로고침 후 다시 시도해 주세요.',
    en: 'This differs from the action that is already being processed. Refresh and try again.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    ko: '보낸 내용이 너무 커요. 나눠서 보내 주세요.',
    en: 'What you sent is too large. Send it in parts.',
  },
  NUMBER_TOO_LARGE: {
    status: 400,
    ko: '수량과 단가를 곱한 금액이 너무 커요. 값을 확인해 주세요.',
    en: 'Quantities and prices come to an amount that is too large. Check them.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    ko: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  OVERLOADED: {
    status: 503,
    ko: '지금 접속이 몰려 있어요. 잠시 후 다시 시도해 주세요.',
    en: 'We are experiencing high traffic. Try again shortly.',
  },
  UNAVAILABLE: {
    status: 503,
    ko: '지금은 서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    en: 'The service is temporarily unavailable. Try again shortly.',
  },
} as const satisfies Record<string, ErrorRow>;
