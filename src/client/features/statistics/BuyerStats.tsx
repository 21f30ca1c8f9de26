import { useTranslation } from 'next-i18next/pages';
import type { BuyerMonth, BuyerStatistics } from '../../../contract/entities/statistics';
import type { Currency } from '../../../contract/values';
import { Columns } from '../../ui/Stack';
import { BothAmounts } from './BothAmounts';
import { FigureRow } from './FigureRow';
import { ComparedChart } from './ComparedChart';
import { DeliveryChart } from './DeliveryChart';
import { MonthChart } from './MonthChart';
import { SumsByCategory, SumsByPartner } from './TradeSums';
import { useStatText } from './useStatText';

type Months = { total: BuyerStatistics['total']; months: readonly BuyerMonth[] };

/** How buying went: the figures of the period, and charts with their tables: when, from whom, what, at which price, in time. */
export function BuyerStats({ data }: { data: BuyerStatistics }) {
  const { total, months, suppliers, groups, compared, deliveries } = data;
  const { t } = useTranslation('service');
  return (
    <>
      <Figures total={total} />
      <Columns>
        {(Number(total.spend_krw) !== 0 || Number(total.spend_usd) === 0) && (
          <SpendChart total={total} months={months} currency="KRW" />
        )}
        {Number(total.spend_usd) !== 0 && <SpendChart total={total} months={months} currency="USD" />}
        <SumsByPartner side="buyer" title={t('stats.bySupplier')} header={t('stats.supplier')} partners={suppliers} />
        <SumsByCategory title={t('stats.byGroup')} groups={groups} />
        <RequestChart total={total} months={months} />
        <DeliveryChart deliveries={deliveries} />
        <ComparedChart orders={compared} />
      </Columns>
    </>
  );
}

function Figures({ total }: Pick<Months, 'total'>) {
  const { t } = useTranslation('service');
  const text = useStatText();
  return (
    <FigureRow
      figures={[
        { key: 'requests', label: t('stats.requests'), value: text.whole(total.requests) },
        {
          key: 'rate',
          label: t('stats.answerRate'),
          value: text.percent(total.answer_rate),
          note: total.asked > 0 && t('stats.ofAsked', { answered: total.answered, asked: total.asked }),
        },
        {
          key: 'first',
          label: t('stats.firstQuotation'),
          value: text.duration(total.first_quotation_minutes),
          note: total.first_quotation_minutes !== null && t('stats.median'),
        },
        {
          key: 'spend',
          label: t('stats.spend'),
          value: <BothAmounts krw={total.spend_krw} usd={total.spend_usd} />,
          note: t('stats.ordersNote', { count: total.orders }),
        },
        {
          key: 'saved',
          label: t('stats.saved'),
          value: total.compared_orders === 0 ? '–' : <BothAmounts krw={total.saved_krw} usd={total.saved_usd} />,
          note: total.compared_orders > 0 && t('stats.savedNote', { count: total.compared_orders }),
        },
      ]}
    />
  );
}

function SpendChart({ total, months, currency }: Months & { currency: Currency }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const spend = (row: { spend_krw: string; spend_usd: string }) =>
    Number(currency === 'KRW' ? row.spend_krw : row.spend_usd);
  return (
    <MonthChart
      title={t('stats.spendByMonth')}
      note={t(`stats.spendNote.${currency}`)}
      label={t('stats.spendLabel', { total: text.money(spend(total), currency) })}
      months={months}
      bars={[{ key: 'spend', name: t('stats.spend'), fill: 'main', value: spend }]}
      columns={[
        { key: 'orders', header: t('stats.orders'), value: (row) => text.whole(row.orders) },
        { key: 'krw', header: t('stats.krw'), value: (row) => text.whole(Number(row.spend_krw)) },
        { key: 'usd', header: 'USD', value: (row) => text.whole(Number(row.spend_usd)) },
        currency === 'KRW'
          ? { key: 'saved', header: t('stats.savedKrw'), value: (row) => text.whole(Number(row.saved_krw)) }
          : { key: 'saved', header: t('stats.savedUsd'), value: (row) => text.whole(Number(row.saved_usd)) },
      ]}
      money={currency}
    />
  );
}

function RequestChart({ total, months }: Months) {
  const { t } = useTranslation('service');
  const text = useStatText();
  return (
    <MonthChart
      title={t('stats.requestsByMonth')}
      note={t('stats.countNote')}
      label={t('stats.requestsLabel', { requests: total.requests, answered: total.answered })}
      months={months}
      bars={[
        { key: 'requests', name: t('stats.requests'), fill: 'third', value: (row) => row.requests },
        { key: 'answered', name: t('stats.answered'), fill: 'main', value: (row) => row.answered },
      ]}
      columns={[
        { key: 'requests', header: t('stats.requests'), value: (row) => text.whole(row.requests) },
        { key: 'answered', header: t('stats.answered'), value: (row) => `${row.answered} / ${row.asked}` },
        { key: 'rate', header: t('stats.answerRate'), value: (row) => text.percent(row.answer_rate) },
        {
          key: 'first',
          header: t('stats.firstQuotation'),
          value: (row) => text.duration(row.first_quotation_minutes),
        },
      ]}
    />
  );
}
