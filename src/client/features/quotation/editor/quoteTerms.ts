import { hasControl, isAmount } from '../../../../contract/figures';
import type { QuotationInput, SellerRequest } from '../../../../contract/entities/quotation';
import type { VatTreatment } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { seoulDay } from '../../../../domain/time/deadline';
import { plainNumber } from '../../../../domain/money/typedNumber';
import { daysLater } from '../../../../domain/time/spans';
import type { Texts } from '../../../textKeys';

/** Head of the quotation as the form edits it. */
export interface QuoteTerms {
  currency: Currency;
  valid_until: string;
  delivery_term: QuotationInput['delivery_term'];
  freight_amount: string;
  payment_term: QuotationInput['payment_term'];
  min_order_amount: string;
  /** '' leaves it to the currency. */
  vat: VatTreatment | '';
  all_or_nothing: boolean;
  memo: string;
}

/** Days a quotation stays valid after the deadline unless the seller says otherwise. */
const VALID_DAYS = 14;
const MEMO_LENGTH = 2000;

/** Day in Seoul on which the request closes; '' when it has no deadline. */
export function deadlineDay(request: SellerRequest): string {
  return request.closes_at ? seoulDay(new Date(request.closes_at)) : (request.deadline_date ?? '');
}

/** Currencies this request takes. */
export function currenciesOf(request: SellerRequest): Currency[] {
  return request.currency === 'KRW' && request.usd_allowed ? ['KRW', 'USD'] : [request.currency];
}

/** The newest work on the head, or what the request itself proposes. */
export function termsOf(request: SellerRequest): QuoteTerms {
  const kept = request.draft ?? request.quotation;
  const day = deadlineDay(request);
  return {
    currency: kept?.currency ?? request.currency,
    valid_until: kept ? (kept.valid_until ?? '') : day && daysLater(day, VALID_DAYS),
    delivery_term: kept?.delivery_term ?? request.delivery_term,
    freight_amount: kept?.freight_amount ?? '0',
    payment_term: kept?.payment_term ?? request.payment_term,
    min_order_amount: kept?.min_order_amount ?? '',
    all_or_nothing: kept?.all_or_nothing ?? false,
    vat: kept?.vat ?? '',
    memo: kept?.memo ?? '',
  };
}

/** Keys below `seller:issue`, by field. */
export type TermIssues = Partial<Record<keyof QuoteTerms, keyof Texts['seller']['issue']>>;

/** What keeps the head from being submitted. */
export function termIssues(terms: QuoteTerms, request: SellerRequest): TermIssues {
  const issues: TermIssues = {};
  const day = deadlineDay(request);
  const goodAmount = (text: string) => text === '' || isAmount(plainNumber(text));
  if (terms.valid_until === '') issues.valid_until = 'valid_missing';
  else if (day && terms.valid_until < day) issues.valid_until = 'valid_until';
  if (!goodAmount(terms.freight_amount)) issues.freight_amount = 'amount';
  if (!goodAmount(terms.min_order_amount)) issues.min_order_amount = 'amount';
  if (terms.memo.trim().length > MEMO_LENGTH) issues.memo = 'long';
  else if (hasControl(terms.memo.trim(), true)) issues.memo = 'control';
  return issues;
}

/** What is sent of the head; a value that breaks a rule is left out. */
export function termsInputOf(
  terms: QuoteTerms,
  request: SellerRequest,
): Omit<QuotationInput, 'lines' | 'version' | 'file_ids'> {
  const issues = termIssues(terms, request);
  const money = (key: 'freight_amount' | 'min_order_amount') => (issues[key] ? null : plainNumber(terms[key]) || null);
  return {
    currency: terms.currency,
    valid_until: terms.valid_until || null,
    delivery_term: terms.delivery_term,
    freight_amount: money('freight_amount') ?? '0',
    payment_term: terms.payment_term,
    min_order_amount: money('min_order_amount'),
    all_or_nothing: terms.all_or_nothing,
    vat: terms.vat || null,
    memo: issues.memo ? null : terms.memo.trim() || null,
  };
}
