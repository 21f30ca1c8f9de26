import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { shownParty } from '../../../shared/shownParty';
import { useReader } from '../../../shared/useReader';
import { paths } from '../../../paths';
import { MoneyText } from '../../../shared/MoneyText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { BuyerOrder } from './BuyerOrder';

/** The transfer was reported: what the seller does now. */
export const PaymentCompleteScreen = () => <BuyerOrder>{(order) => <Reported order={order} />}</BuyerOrder>;

function Reported({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const seller = shownParty(order.seller, useReader()).company_name;
  const paid = order.payment_status === 'PAID';
  return (
    <EmptyState
      level="h1"
      icon={<CircleCheck />}
      title={t(paid ? 'buy.confirmedTitle' : 'buy.reportedTitle')}
      text={
        <>
          {t(paid ? 'buy.confirmedText' : 'buy.reportedText', { name: seller })}
          <br />
          <MoneyText amount={order.totals?.total_amount} currency={order.currency} strong />
        </>
      }
      action={
        <ButtonLink variant="primary" href={paths.project.detail(order.order_number)}>
          {t('do.order')}
        </ButtonLink>
      }
    />
  );
}
