import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { CompanySnapshot } from '../../../../contract/entities/order';
import type { DeliveryTerm, MoneyTotals, PaymentTerm } from '../../../../contract/entities/rfq';
import { phoneText } from '../../../../domain/company/phone';
import { formatRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { koreanAmount } from '../../../../domain/money/koreanAmount';
import { banner, beside, both, type Fact, facts, section, sums } from '../../../ports/pdf/blocks';
import { type Label, label } from '../../../ports/pdf/label';
import { grouped, money } from './figures';

/** One of the two companies, as it was when the record was made. */
export function party(words: Label, company: CompanySnapshot, language: Language): Content {
  const rows: Fact[] = [
    [label('registration_number'), formatRegistrationNumber(company.company_registration_number)],
    [label('ceo'), `${company.company_ceo} ${label('seal')[language]}`],
    [label('address'), company.company_address],
    [label('contact'), company.contact_name],
    [label('phone'), phoneText(company.contact_phone, language)],
    [label('email'), company.contact_email],
  ];
  return {
    stack: [
      section(words, language),
      { text: company.company_name, bold: true, fontSize: 11, margin: [0, 0, 0, 4] },
      facts(rows, language, 'half'),
    ],
  };
}

/** The five stored sums, from materials down to what is to be paid. */
export function totals(sum: MoneyTotals, language: Language): Content {
  const { currency } = sum;
  return sums(
    [
      [label('lines_amount'), money(sum.lines_amount, currency)],
      [label('freight'), money(sum.freight_amount, currency)],
      [label('supply'), money(sum.supply_amount, currency)],
      [label('vat'), money(sum.vat_amount, currency)],
      [label('total'), money(sum.total_amount, currency)],
    ],
    language,
  );
}

/** What the paper does in a sentence, and the sum to be paid, won also in words. */
export function opening(act: Label, sum: MoneyTotals, language: Language): Content[] {
  const { currency, total_amount } = sum;
  const inWords = currency === 'KRW' && language === 'ko' ? koreanAmount(total_amount) : null;
  const figure = grouped(total_amount);
  const value = inWords
    ? label('in_words').ko.replace('{{words}}', inWords).replace('{{figure}}', figure)
    : money(total_amount, currency);
  const remark = label(currency === 'KRW' ? 'with_vat' : 'without_vat')[language];
  return [{ text: act[language], margin: [0, 12, 0, 0] }, banner(label('total'), value, remark, language)];
}

/** Terms of the trade in both languages; Incoterms are the same in either. */
export function deliveryText(term: DeliveryTerm, language: Language): string {
  if (term === 'loaded') return both(label('term_loaded'), language);
  return term === 'delivered' ? both(label('term_delivered'), language) : term;
}

/** A payment term in both languages, the reader's first; any other agreement is told as such. */
export function paymentText(term: PaymentTerm, language: Language): string {
  return both(label(term === 'other' ? 'pay_agreed' : `pay_${term}`), language);
}

/** The known weight, and how many lines it leaves out; null where no weight is known. */
export function weightText(kg: string, unknownLines: number, language: Language): string | null {
  if (Number(kg) === 0) return null;
  const left = leftOut(unknownLines, language);
  return left ? `${grouped(kg)} kg (${left})` : `${grouped(kg)} kg`;
}

/** How many lines a sum of weights leaves out; undefined when none. */
export function leftOut(unknownLines: number, language: Language): string | undefined {
  if (unknownLines === 0) return undefined;
  return label('unknown_weight')[language].replace('{{n}}', String(unknownLines));
}

/** A column's name with what its figures are counted in. */
export function labelIn(words: Label, unit: string): Label {
  return { ko: `${words.ko}(${unit})`, en: `${words.en} (${unit})` };
}

/** A paper's head: its name on the left, its number and day on the right. */
export function paperHead(name: Content, rows: readonly Fact[], language: Language): Content {
  return beside(name, facts(rows, language, 'half'));
}
