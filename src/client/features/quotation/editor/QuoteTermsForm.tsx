import { DELIVERY_TERMS, PAYMENT_TERMS, VAT_TREATMENTS } from '../../../../contract/choices';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { rateFigure } from '../../../shared/figures';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { DateInput } from '../../../ui/DateInput';
import { vatOf } from '../../../../domain/money/totals';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { currenciesOf, deadlineDay, type QuoteTerms, termIssues } from './quoteTerms';
import { useIssueText } from './useIssueText';
import type { TextKey } from '../../../textKeys';

type Props = {
  request: SellerRequest;
  terms: QuoteTerms;
  onChange: (terms: QuoteTerms) => void;
};

/**
 * Head of the quotation: currency, validity, delivery, freight, payment, conditions, note. As low as its fields allow,
 * so that the first lines are in sight below it.
 */
export const QuoteTermsForm = memo(function QuoteTermsForm({ request, terms, onChange }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const issueText = useIssueText();
  const issues = termIssues(terms, request);
  const set = (change: Partial<QuoteTerms>) => onChange({ ...terms, ...change });
  const wrong = (field: keyof QuoteTerms) => {
    const key = issues[field];
    return key && issueText({ key, max: 2000 });
  };
  const named = <V extends string>(values: readonly V[], place: 'deliveryTerm' | 'paymentTerm') =>
    values.map((value) => ({ value, label: t(`trade:${place}.${value}` as TextKey<['seller', 'trade']>) }));
  const currencies = currenciesOf(request);
  const unclear = (text: string) => unclearPrice(text, terms.currency);
  // In won the first choice is the tax already.
  const stated = VAT_TREATMENTS.filter((value) => terms.currency !== 'KRW' || value !== 'taxed');
  const decimals = terms.currency === 'KRW' ? 0 : 2;
  const rate = request.usd_krw_rate ? t('term.currencyRate', { rate: rateFigure(request.usd_krw_rate) }) : null;
  return (
    <Section title={t('quote.terms')}>
      <Card>
        <Stack $gap={4}>
          <Columns $min={184}>
            <Field
              label={t('term.currency')}
              help={currencies.length === 1 ? t('term.currencyOnly', { currency: request.currency }) : rate}
            >
              <Select
                value={terms.currency}
                disabled={currencies.length === 1}
                options={currencies.map((value) => ({ value, label: value }))}
                onChange={(event) => set({ currency: event.target.value as QuoteTerms['currency'] })}
              />
            </Field>
            <Field label={t('term.validUntil')} help={t('term.validHelp')} error={wrong('valid_until')} required>
              <DateInput
                name="valid_until"
                value={terms.valid_until}
                min={deadlineDay(request)}
                onChange={(event) => set({ valid_until: event.target.value })}
              />
            </Field>
            <Field
              label={t('term.deliveryTerm')}
              help={t('term.asked', { term: t(`trade:deliveryTerm.${request.delivery_term}`) })}
            >
              <Select
                value={terms.delivery_term}
                options={named(DELIVERY_TERMS, 'deliveryTerm')}
                onChange={(event) => set({ delivery_term: event.target.value as QuoteTerms['delivery_term'] })}
              />
            </Field>
            <Field
              label={t('term.paymentTerm')}
              help={t('term.asked', { term: t(`trade:paymentTerm.${request.payment_term}`) })}
            >
              <Select
                value={terms.payment_term}
                options={named(PAYMENT_TERMS, 'paymentTerm')}
                onChange={(event) => set({ payment_term: event.target.value as QuoteTerms['payment_term'] })}
              />
            </Field>
            <Field label={t('term.vat')} help={t('term.vatHelp')}>
              <Select
                name="vat"
                value={terms.vat}
                options={[
                  { value: '', label: t(`trade:vat.${vatOf({ currency: terms.currency })}`) },
                  ...stated.map((value) => ({ value, label: t(`trade:vat.${value}`) })),
                ]}
                onChange={(event) => set({ vat: event.target.value as QuoteTerms['vat'] })}
              />
            </Field>
            <Field label={t('term.freight')} help={t('term.freightHelp')} error={wrong('freight_amount')}>
              <NumberInput
                name="freight_amount"
                value={terms.freight_amount}
                decimals={decimals}
                unclear={unclear}
                unit={t(`trade:currency.${terms.currency}`)}
                onChange={(freight_amount) => set({ freight_amount })}
              />
            </Field>
          </Columns>
          <Columns>
            <Field label={t('term.minOrder')} help={t('term.minOrderHelp')} error={wrong('min_order_amount')} optional>
              <NumberInput
                name="min_order_amount"
                value={terms.min_order_amount}
                decimals={decimals}
                unclear={unclear}
                unit={t(`trade:currency.${terms.currency}`)}
                onChange={(min_order_amount) => set({ min_order_amount })}
              />
            </Field>
            <Field label={t('term.memo')} error={wrong('memo')} optional>
              <Textarea rows={1} value={terms.memo} onChange={(event) => set({ memo: event.target.value })} />
            </Field>
            <Checkbox
              label={t('term.allOrNothing')}
              note={t('term.allOrNothingNote')}
              checked={terms.all_or_nothing}
              onChange={(event) => set({ all_or_nothing: event.target.checked })}
            />
          </Columns>
        </Stack>
      </Card>
    </Section>
  );
});
