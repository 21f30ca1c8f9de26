import type { ErrorRow } from './errorRow';

/** 402x files for a company's own systems. */
export const erpErrors = {
  ERP_MAPPING_NOT_FOUND: {
    status: 404,
    ko: '파일 양식을 찾을 수 없어요. 목록에서 다시 골라 주세요.',
    en: 'We could not find this file layout. Choose it again from the list.',
  },
  ERP_MAPPING_NAME: {
    status: 409,
    ko: '같은 이름의 파일 양식이 있어요. 다른 이름을 적어 주세요.',
    en: 'There is a file layout of this name. Enter another name.',
  },
  ERP_MAPPING_LIMIT: {
    status: 409,
    ko: '파일 양식은 50개까지 등록할 수 있어요. 쓰지 않는 양식을 지워 주세요.',
    en: 'A company can have 50 file layouts. Delete those that are not in use.',
  },
  ERP_NOTHING: {
    status: 422,
    ko: '조건에 맞는 건이 없어요. 기간이나 조건을 바꿔 주세요.',
    en: 'No records match. Change the period or the filter.',
  },
  ERP_TOO_MANY: {
    status: 422,
    ko: '한 파일에 담을 수 있는 건수를 넘었어요. 기간을 줄이거나 건을 골라 주세요. 홈택스 일괄발급은 100건, 그 밖의 파일은 5,000건까지예요.',
    en: 'That is more than one file takes. Narrow the period or select records: at most 100 for the Hometax bulk issue, 5,000 for any other file.',
  },
  ERP_EXPORTED: {
    status: 409,
    ko: '이미 파일로 내보냈거나 세금계산서를 발행한 건이 있어요. 한 번 더 내보내도 되는지 확인해 주세요.',
    en: 'Some of these records were exported or invoiced before. Confirm that they may be exported again.',
  },
  ERP_EXPORT_NOT_FOUND: {
    status: 404,
    ko: '내보낸 파일을 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this exported file. Open it from the list.',
  },
  ERP_INVOICE_INCOMPLETE: {
    status: 422,
    ko: '세금계산서에 꼭 필요한 정보가 빠진 주문이 있어요. 표시된 주문의 사업자등록번호, 상호, 대표자명을 확인해 주세요.',
    en: 'Some orders lack what a tax invoice needs. Check registration number, name and representative of the orders shown.',
  },
  ERP_NUMBERS_TOO_MANY: {
    status: 422,
    ko: '한 번에 반영할 수 있는 건수를 넘었어요. ERP 번호는 2,000건, 승인번호는 500건까지 반영할 수 있으니 파일을 나눠서 올려 주세요.',
    en: 'That is more than can be recorded at once: at most 2,000 ERP numbers or 500 approval numbers. Split the file.',
  },
} as const satisfies Record<string, ErrorRow>;
