/** The heads of one item. */
export const ITEM_HEADS = (no: number) => [
  `일자${no}\n(2자리, 작성년월 제외)`,
  `품목${no}`,
  `규격${no}`,
  `수량${no}`,
  `단가${no}`,
  `공급가액${no}`,
  `세액${no}`,
  `품목비고${no}`,
];
/**
 * The heads of the form by which the National Tax Service issues invoices in bulk (전자세금계산서 일괄발급, 일반·영세율), in its
 * sixth row, breaks and spaces as there. Where they are from: docs/operations.md, "The bulk issue form".
 */
export const HOMETAX_HEADS: readonly string[] = [
  '전자(세금)계산서 종류\n(01:일반, 02:영세율)',
  '작성일자',
  '공급자 등록번호\n("-" 없이 입력)',
  '공급자\n 종사업장번호',
  '공급자 상호',
  '공급자 성명',
  '공급자 사업장주소',
  '공급자 업태',
  '공급자 종목',
  '공급자 이메일',
  '공급받는자 등록번호\n("-" 없이 입력)',
  '공급받는자 \n종사업장번호',
  '공급받는자 상호 ',
  '공급받는자 성명',
  '공급받는자 사업장주소',
  '공급받는자 업태',
  '공급받는자 종목',
  '공급받는자 이메일1',
  '공급받는자 이메일2',
  '공급가액\n합계',
  '세액\n합계',
  '비고',
  ...[1, 2, 3, 4].flatMap(ITEM_HEADS),
  '현금',
  '수표',
  '어음',
  '외상미수금',
  '영수(01),\n청구(02)',
];

/** The row of the heads, counted from 1; what stands above is words, and the invoices follow. */
export const HOMETAX_HEAD_ROW = 6;
export const HOMETAX_TITLE = '엑셀 업로드 양식(전자세금계산서-일반(영세율)) - 100건 이하';
