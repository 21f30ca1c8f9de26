import { useTranslation } from 'next-i18next/pages';
import type { Quotation, QuotationLineInput, SellerRequest } from '../../../../contract/entities/quotation';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { moneyFigure, priceFigure } from '../../../shared/figures';
import { useLeadTime } from '../../../shared/useLeadTime';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { QuoteForm } from './quoteForm';
import { changedTerms, NAMED_TERMS, quoteChanges } from './quoteChanges';
import { termsInputOf } from './quoteTerms';

/** Lines that are named one by one; the rest is counted. */
const SHOWN = 8;

type Props = { request: SellerRequest; standing: Quotation; form: QuoteForm; totals: MoneyTotals };

/**
 * What an amended quotation changes of the one that stands: each line, the validity, the freight and the sum, from what to
 * what, and the names of other terms.
 */
export function QuoteChanges({ request, standing, form, totals }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const said = useSaid();
  const changes = quoteChanges(standing, form.rows);
  const fromTo = (from: string, to: string) => t('confirm.fromTo', { from, to });
  const money = ({ currency }: { currency: Currency }, amount: string) =>
    `${moneyFigure(amount, currency)} ${t(`trade:currency.${currency}`)}`;
  const fact = (key: string, label: string, from: string, to: string) =>
    from === to ? [] : [{ key, label, value: fromTo(from, to) }];
  const next = { ...termsInputOf(form.terms, request), attachments: [...form.files] };
  const named = changedTerms(standing, next).map((term) => t(NAMED_TERMS[term]));
  const items = [
    ...changes.slice(0, SHOWN).map(({ line_no, before, after }) => {
      const [from, to] = [said(before, standing.currency), said(after, totals.currency)];
      const value = from === to ? t('confirm.otherwise') : fromTo(from, to);
      return { key: `line${line_no}`, label: t('confirm.atLines', { lines: line_no }), value };
    }),
    ...fact('valid', t('term.validUntil'), standing.valid_until ?? '–', form.terms.valid_until || '–'),
    ...fact(
      'freight',
      t('term.freight'),
      money(standing, standing.totals.freight_amount),
      money(totals, totals.freight_amount),
    ),
    ...fact(
      'supply',
      t('trade:totals.supply'),
      money(standing, standing.totals.supply_amount),
      money(totals, totals.supply_amount),
    ),
    ...(named.length > 0 ? [{ key: 'terms', label: t('confirm.changedTerms'), value: named.join(', ') }] : []),
  ];
  const more = changes.length - SHOWN;
  return (
    <Stack as="section" $gap={2} aria-label={t('confirm.changes')}>
      <Text $weight="semibold">{t('confirm.changes')}</Text>
      {items.length === 0 ? <Text>{t('confirm.noChanges')}</Text> : <KeyValueList items={items} />}
      {more > 0 && <Text $color="textMuted">{t('confirm.moreChanges', { count: more })}</Text>}
    </Stack>
  );
}

/** Price and lead time of an answer, or that there is none. */
function useSaid() {
  const { t } = useTranslation(['seller', 'trade']);
  const leadTime = useLeadTime();
  return (answer: QuotationLineInput | null, currency: Currency): string => {
    if (answer === null) return t('view.unanswered');
    if (!answer.unit_price) return t(`trade:response.${answer.response}`);
    const unit = t(`trade:uom.${answer.price_uom ?? 'EA'}`);
    const price = `${priceFigure(answer.unit_price, currency)} ${t(`trade:currency.${currency}`)}/${unit}`;
    return `${price} · ${leadTime(answer.lead_days ?? null)}`;
  };
}
