import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import type { Currency } from '../../contract/values';
import { DateText } from './DateText';
import { MoneyText } from './MoneyText';
import { priceFigure } from './figures';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space(4)} ${space(6)};
  ${type(14)}
  & dt {
    margin-bottom: ${space(0.5)};
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  & > dd {
    white-space: pre-wrap;
  }
`;

/** Whatever a request, quotation or order says about its terms; absent ones are not shown. */
export type Terms = {
  delivery_term?: string;
  delivery_place?: string | null;
  payment_term?: string;
  payment_note?: string | null;
  payment_due_on?: string | null;
  currency?: Currency;
  usd_krw_rate?: string | null;
  certificate_type?: string;
  required_date?: string | null;
  valid_until?: string | null;
  freight_amount?: string;
  min_order_amount?: string | null;
  all_or_nothing?: boolean;
  memo?: string | null;
};

/** The terms of a record as labelled facts. */
export function TermsList({ terms }: { terms: Terms }) {
  const { t } = useTranslation('trade');
  const { currency = 'KRW' } = terms;
  const payment = terms.payment_term && [t(`paymentTerm.${terms.payment_term}`), terms.payment_note];
  const facts: [string, ReactNode][] = [
    ['deliveryTerm', terms.delivery_term && t(`deliveryTerm.${terms.delivery_term}`)],
    ['deliveryPlace', terms.delivery_place],
    ['paymentTerm', payment && payment.filter(Boolean).join(' · ')],
    ['paymentDue', terms.payment_due_on && <DateText value={terms.payment_due_on} />],
    ['currency', terms.currency],
    ['rate', terms.usd_krw_rate && `1 USD = ${priceFigure(terms.usd_krw_rate, 'KRW')} KRW`],
    ['certificate', terms.certificate_type && t(`certificate.${terms.certificate_type}`)],
    ['requiredDate', terms.required_date && <DateText value={terms.required_date} />],
    ['validUntil', terms.valid_until && <DateText value={terms.valid_until} />],
    ['freight', terms.freight_amount && <MoneyText amount={terms.freight_amount} currency={currency} />],
    ['minOrder', terms.min_order_amount && <MoneyText amount={terms.min_order_amount} currency={currency} />],
    ['allOrNothing', terms.all_or_nothing && t('terms.allOrNothingYes')],
  ];
  return (
    <List>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`terms.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {terms.memo && (
        <Wide>
          <dt>{t('terms.memo')}</dt>
          <dd>{terms.memo}</dd>
        </Wide>
      )}
    </List>
  );
}
