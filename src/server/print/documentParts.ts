import type { Content } from 'pdfmake';
import type { Language } from '../../contract/constants';
import type { CompanySnapshot, OrderDeliveryTerm } from '../../contract/entities/order';
import type { CertificateType, MoneyTotals, PaymentTerm } from '../../contract/entities/rfq';
import { phoneText } from '../../domain/company/phone';
import { formatRegistrationNumber } from '../../domain/company/registrationNumber';
import { koreanAmount } from '../../domain/money/koreanAmount';
import { vatOf } from '../../domain/money/totals';
import {
  type ApprovalBox,
  approvalBoxes,
  banner,
  beside,
  type Fact,
  facts,
  heading,
  section,
  sums,
} from '../ports/pdf/blocks';
import { type Label, label } from '../ports/pdf/label';
import { tradeText } from '../spreadsheet/sheetText';
import { grouped, kilograms, money } from './figures';

/**
 * What the company that issues a document puts on it, pictures as data addresses: its logo for every reader, its seal and
 * the titles of its approval boxes where it prints it itself.
 */
export interface Signing {
  logo: string | null;
  seal: string | null;
  approval_titles: readonly string[];
  /** The approval line that the document went through, in place of empty boxes. */
  approved?: readonly ApprovalBox[] | undefined;
}

/** A document that nobody signs here: its reader is not the company that issues it. */
export const UNSIGNED: Signing = { logo: null, seal: null, approval_titles: [] };

/** A company's name in the document's language; the Korean one where it has none in English. */
export function partyName(company: CompanySnapshot, language: Language): string {
  return (language === 'en' && company.company_name_en) || company.company_name;
}

/** The document's name below the logo of the company that issues it. */
export function documentTitle(words: Label, language: Language, logo: string | null): Content {
  const name = heading(words, language);
  return logo ? { stack: [{ image: logo, fit: [110, 26], margin: [0, 0, 0, 5] }, name] } : name;
}

/** One of the two companies, as it was when the record was made, with its seal where it signs. */
export function party(words: Label, company: CompanySnapshot, language: Language, seal: string | null = null): Content {
  const english = language === 'en';
  const ceo = (english && company.company_ceo_en) || company.company_ceo;
  const rows: Fact[] = [
    [label('registration_number'), formatRegistrationNumber(company.company_registration_number)],
    [label('ceo'), seal ? ceo : `${ceo} ${label('seal')[language]}`],
    [label('address'), (english && company.company_address_en) || company.company_address],
    ...(english
      ? []
      : [
          [label('business_type'), company.business_type] as const,
          [label('business_item'), company.business_item] as const,
        ]),
    [label('contact'), company.contact_name],
    [label('phone'), phoneText(company.contact_phone, language)],
    [label('email'), company.contact_email],
  ];
  const name: Content = { text: partyName(company, language), bold: true, fontSize: 11, margin: [0, 0, 0, 4] };
  const sealed = seal && { image: seal, fit: [40, 40] as [number, number], width: 44 };
  return {
    stack: [
      section(words, language),
      sealed ? { columns: [{ ...name, width: '*' }, sealed] } : name,
      facts(rows, language, 'half'),
    ],
  };
}

/** The five stored sums, from materials down to what is to be paid; `collect`: the buyer pays the freight to the carrier. */
export function totals(sum: MoneyTotals, language: Language, collect = false): Content {
  const { currency } = sum;
  return sums(
    [
      [label('lines_amount'), money(sum.lines_amount, currency, language)],
      [label('freight'), freightText(sum, language, collect)],
      [label('supply'), money(sum.supply_amount, currency, language)],
      [vatLabel(sum), money(sum.vat_amount, currency, language)],
      [label('total'), money(sum.total_amount, currency, language)],
    ],
    language,
  );
}

/** The freight of an order: paid to the carrier, none, or how much. */
function freightText({ freight_amount: freight, currency }: MoneyTotals, language: Language, collect: boolean): string {
  const { freightCollect, noFreight } = tradeText(language).totals;
  if (collect) return freightCollect;
  return Number(freight) === 0 ? noFreight : money(freight, currency, language);
}

/** VAT as a sum's name: with its legal ground where it is zero-rated. */
export function vatLabel(sum: Pick<MoneyTotals, 'currency' | 'vat'>): Label {
  const vat = vatOf(sum);
  const words = label('vat');
  if (vat === 'taxed' || vat === 'not_included') return words;
  return { ko: `${words.ko} · ${tradeText('ko').vat[vat]}`, en: `${words.en} · ${tradeText('en').vat[vat]}` };
}

function vatText(sum: Pick<MoneyTotals, 'currency' | 'vat'>, language: Language): string {
  const vat = vatOf(sum);
  if (vat === 'taxed') return label('with_vat')[language];
  return vat === 'not_included' ? label('without_vat')[language] : tradeText(language).vat[vat];
}

/** What the document does in a sentence, and the sum to be paid, won also in words. */
export function opening(
  act: Label,
  sum: Pick<MoneyTotals, 'currency' | 'vat' | 'total_amount'>,
  language: Language,
): Content[] {
  const { currency, total_amount } = sum;
  const inWords = currency === 'KRW' && language === 'ko' ? koreanAmount(total_amount) : null;
  const figure = grouped(total_amount);
  const value = inWords
    ? label('in_words').ko.replace('{{words}}', inWords).replace('{{figure}}', figure)
    : money(total_amount, currency, language);
  const remark = vatText(sum, language);
  return [{ text: act[language], margin: [0, 12, 0, 0] }, banner(label('total'), value, remark, language)];
}

/** A delivery term in the words of the screens; Incoterms are the same in either language. */
export function deliveryText(term: OrderDeliveryTerm, language: Language): string {
  return tradeText(language).deliveryTerm[term];
}

/** A payment term in the words of the screens; any other agreement is shown as such, with the buyer's note on it. */
export function paymentText(term: PaymentTerm, language: Language, note?: string | null): string {
  const words = tradeText(language).paymentTerm[term];
  return note ? `${words} (${note})` : words;
}

/** The inspection document after EN 10204; null where none is required. */
export function certificateText(type: CertificateType | null | undefined): string | null {
  return type && type !== 'none' ? `EN 10204 ${type}` : null;
}

/** The known weight, and how many lines it leaves out; null where no weight is known. */
export function weightText(kg: string, unknownLines: number, language: Language): string | null {
  if (Number(kg) === 0) return null;
  const left = leftOut(unknownLines, language);
  return left ? `${kilograms(kg)} (${left})` : kilograms(kg);
}

/** How many lines a sum of weights leaves out; undefined when none. */
export function leftOut(unknownLines: number, language: Language): string | undefined {
  if (unknownLines === 0) return undefined;
  return label('unknown_weight')[language].replace('{{n}}', String(unknownLines));
}

/** A column's name with what its figures are counted in; won have their Korean name on a Korean document. */
export function labelIn(words: Label, unit: string): Label {
  return { ko: `${words.ko}(${unit === 'KRW' ? tradeText('ko').currency.KRW : unit})`, en: `${words.en} (${unit})` };
}

/** A document's head: its name on the left above boxes of approval, its number and day on the right. */
export function documentHead(
  name: Content,
  rows: readonly Fact[],
  language: Language,
  approval: readonly ApprovalBox[] = [],
): Content {
  const left: Content = approval.length > 0 ? { stack: [name, approvalBoxes(approval)] } : name;
  return beside(left, facts(rows, language, 'half'));
}
