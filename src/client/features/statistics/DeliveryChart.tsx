import { useTranslation } from 'next-i18next/pages';
import type { Deliveries } from '../../../contract/entities/statistics';
import { MonthChart } from './MonthChart';
import { useStatText } from './useStatText';

type Month = Deliveries['months'][number];

const share = ({ due, on_time }: { due: number; on_time: number }) =>
  due === 0 ? null : String(Math.round((on_time / due) * 1000) / 10);

/** How many of the orders that were due arrived in time, by the month of their required day. */
export function DeliveryChart({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const { due, on_time, months } = deliveries;
  const rate = share(deliveries);
  return (
    <MonthChart<Month>
      title={
        rate === null ? t('stats.onTime.title') : t('stats.onTime.rate', { rate: text.percent(rate), on_time, due })
      }
      note={t('stats.onTime.note')}
      label={t('stats.onTime.label', { due, on_time })}
      emptyText={t('stats.onTime.none')}
      months={months}
      bars={[
        { key: 'onTime', name: t('stats.onTime.inTime'), fill: 'main', value: (row) => row.on_time },
        { key: 'late', name: t('stats.onTime.late'), fill: 'risk', value: (row) => row.due - row.on_time },
      ]}
      columns={[
        { key: 'due', header: t('stats.onTime.due'), value: (row) => text.whole(row.due) },
        { key: 'onTime', header: t('stats.onTime.inTime'), value: (row) => text.whole(row.on_time) },
        { key: 'late', header: t('stats.onTime.late'), value: (row) => text.whole(row.due - row.on_time) },
        { key: 'rate', header: t('stats.onTime.share'), value: (row) => text.percent(share(row)) },
      ]}
    />
  );
}
