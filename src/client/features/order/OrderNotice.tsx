import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../../shared/useReader';
import { Banner } from '../../ui/Banner';
import { nextStepOf } from './nextStep';

/** What stands in the way or comes next, in words. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { side, status, payment_status: payment } = order;
  if (order.cancel_requested_by) {
    const own = order.cancel_requested_by === side;
    return (
      <Banner tone="warning" title={t(own ? 'notice.cancelAsked' : 'notice.cancelWanted')}>
        {order.cancel_reason}
      </Banner>
    );
  }
  if (status === 'CANCELLED') {
    const key = payment === 'REFUND_DUE' ? (`notice.refund.${side}` as const) : 'notice.cancelled';
    return (
      <Banner tone={payment === 'REFUND_DUE' ? 'warning' : 'neutral'} title={t(key)}>
        {order.cancel_reason}
      </Banner>
    );
  }
  if (status === 'FINISHED') return <Banner tone="success">{t('notice.finished')}</Banner>;
  const step = nextStepOf(order);
  // Who sees no money cannot pay, and reads only what the order waits for.
  const asksToPay = order.totals === null && side === 'buyer' && (step === 'prepaid' || step === 'unpaid');
  return (
    <>
      <Banner>{asksToPay ? t('notice.paymentOpen') : t(`notice.${step}.${side}`)}</Banner>
      <LapseWarning order={order} />
    </>
  );
}

/** Until when the transfer of an order from stock is to be reported, and that the order ends otherwise. */
function LapseWarning({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { status, payment_status, payment_due_at: due, side } = order;
  if (status !== 'OPEN' || payment_status !== 'UNPAID' || !due) return null;
  return <Banner tone="warning">{t(`notice.lapse.${side}`, { time: instantText(due, language) })}</Banner>;
}
