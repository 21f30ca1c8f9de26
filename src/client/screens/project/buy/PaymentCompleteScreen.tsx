import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { MoneyText } from '../../../parts/MoneyText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { RecordState } from '../RecordState';
import { useOrder } from '../useOrder';

/** The transfer was reported: what the seller does now. */
export function PaymentCompleteScreen() {
  const { t } = useTranslation('project');
  const query = useOrder();
  const order = query.data;
  if (!order) return <RecordState {...query} />;
  const paid = order.payment_status === 'PAID';
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t(paid ? 'buy.confirmedTitle' : 'buy.reportedTitle')}
      text={
        <>
          {t(paid ? 'buy.confirmedText' : 'buy.reportedText', { name: order.seller.company_name })}
          <br />
          <MoneyText amount={order.totals.total_amount} currency={order.totals.currency} strong />
        </>
      }
      action={
        <>
          <ButtonLink href={paths.project.detail(order.order_number)}>{t('do.order')}</ButtonLink>
          <ButtonLink variant="primary" href={paths.project.buyComplete(order.order_number)}>
            {t('buy.summary')}
          </ButtonLink>
        </>
      }
    />
  );
}
