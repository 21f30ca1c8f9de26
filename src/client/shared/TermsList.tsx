import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Currency } from '../../contract/values';
import { type Fact, FactGrid } from '../ui/FactGrid';
import { DateText } from './DateText';
import { MoneyText } from './MoneyText';
import { rateFigure } from './figures';
import type { TextKey, Texts } from '../textKeys';

/** Whatever a request, quotation or order says about its terms; absent ones are not shown. */
export type Terms = {
  delivery_term?: string;
  delivery_place?: string | null;
  delivery_contact?: string | null;
  payment_term?: string;
  payment_note?: string | null;
  payment_due_on?: string | null;
  /** To the minute, where the order ends then. */
  payment_due_at?: string | null;
  currency?: Currency;
  usd_krw_rate?: string | null;
  certificate_type?: string;
  /** Of the lines of a bid or an order, each with its own. */
  certificate_types?: readonly string[];
  required_date?: string | null;
  valid_until?: string | null;
  freight_amount?: string;
  min_order_amount?: string | null;
  all_or_nothing?: boolean;
  /** The buyer's note to the sellers. */
  memo?: string | null;
  /** The seller's note to the buyer. */
  note_to_buyer?: string | null;
};

/** The terms of a record as labelled facts, its notes last. */
export function useTermFacts(terms: Terms): Fact[] {
  const { t } = useTranslation('trade');
  const { currency = 'KRW' } = terms;
  const due = terms.payment_due_at ?? terms.payment_due_on;
  const payment = terms.payment_term && [
    t(`paymentTerm.${terms.payment_term as keyof Texts['trade']['paymentTerm']}`),
    terms.payment_note,
  ];
  const certificates = terms.certificate_types ?? (terms.certificate_type ? [terms.certificate_type] : []);
  const facts: [keyof Texts['trade']['terms'], ReactNode][] = [
    [
      'deliveryTerm',
      terms.delivery_term && t(`deliveryTerm.${terms.delivery_term as keyof Texts['trade']['deliveryTerm']}`),
    ],
    ['deliveryPlace', terms.delivery_place],
    ['deliveryContact', terms.delivery_contact],
    ['paymentTerm', payment && payment.filter(Boolean).join(' · ')],
    ['paymentDue', due && <DateText value={due} time />],
    ['currency', terms.currency],
    ['rate', terms.usd_krw_rate && rateFigure(terms.usd_krw_rate)],
    ['certificate', certificates.map((type) => t(`certificate.${type}` as TextKey<'trade'>)).join(', ')],
    ['requiredDate', terms.required_date && <DateText value={terms.required_date} />],
    ['validUntil', terms.valid_until && <DateText value={terms.valid_until} />],
    ['freight', terms.freight_amount && <MoneyText amount={terms.freight_amount} currency={currency} />],
    ['minOrder', terms.min_order_amount && <MoneyText amount={terms.min_order_amount} currency={currency} />],
    ['allOrNothing', terms.all_or_nothing && t('terms.allOrNothingYes')],
  ];
  const items = facts
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => ({ key: name, label: t(`terms.${name}`), value }));
  const notes = [
    { key: 'memo', label: t('terms.memo'), value: terms.memo, wide: true },
    { key: 'noteToBuyer', label: t('terms.noteToBuyer'), value: terms.note_to_buyer, wide: true },
  ];
  return [...items, ...notes.filter(({ value }) => Boolean(value))];
}

/** Terms in a grid of their own; beside other facts take `useTermFacts`. */
export function TermsList({ terms }: { terms: Terms }) {
  return <FactGrid items={useTermFacts(terms)} />;
}
