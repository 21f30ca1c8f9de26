const MONEY =
  /[₩￦$€¥]\s?\d|\d[\d,.]*\s?(?:원|만원|천원|억|KRW|USD|EUR|JPY)(?![가-힣A-Za-z])|단가|예산|견적가|구매가|\b(?:budget|unit price|target price|cost)\b/i;
const COMPANY =
  /\(주\)|㈜|주식회사|\(유\)|유한회사|거래처|공급사|납품업체|기존업체|\b(?:co\.?,?\s?ltd|inc|corp|gmbh|llc|pte)\b\.?|\b(?:supplier|vendor)\b/i;

/** What in a text a buyer may not want sellers to read: an amount of money or a company's name, as far as signs show. */
export function privateSign(text: string): 'money' | 'company' | null {
  if (MONEY.test(text)) return 'money';
  return COMPANY.test(text) ? 'company' : null;
}
