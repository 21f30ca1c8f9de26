import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { Banner } from '../../ui/Banner';

/** What stands in the way or comes next, in words. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { side, status, payment_status: payment, delivery_status: delivery } = order;
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
  if (payment === 'REPORTED') return <Banner>{t(`notice.reported.${side}`)}</Banner>;
  if (delivery === 'SHIPPED') return <Banner>{t(`notice.shipped.${side}`)}</Banner>;
  if (payment === 'UNPAID' && order.payment_term === 'prepaid') return <Banner>{t(`notice.prepaid.${side}`)}</Banner>;
  if (delivery === 'PART_SHIPPED') return <Banner>{t(`notice.partly.${side}`)}</Banner>;
  if (delivery === 'PREPARING') return <Banner>{t(`notice.prepare.${side}`)}</Banner>;
  return <Banner>{t(`notice.unpaid.${side}`)}</Banner>;
}
