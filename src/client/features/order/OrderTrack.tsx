import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { DateText } from '../../shared/DateText';
import { Track } from '../../ui/Track';
import { orderTrack } from './orderSteps';

/** The way of an order in one line, from the order to its end, each step with its day; nothing of a cancelled one. */
export function OrderTrack({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  if (order.status === 'CANCELLED') return null;
  const steps = orderTrack(order).map(({ key, done, at }) => ({
    key,
    label: t(`track.${key}`),
    done,
    at: at && <DateText value={at} />,
  }));
  return <Track steps={steps} />;
}
