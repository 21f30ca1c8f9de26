import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { shownParty } from '../../../parts/shownParty';
import { useReader } from '../../../parts/useReader';
import { paths } from '../../../paths';
import { CompanyName } from '../../../parts/CompanyName';
import { DateText } from '../../../parts/DateText';
import { StatusChip } from '../../../parts/StatusChip';
import type { Crumb } from '../../../ui/Breadcrumb';
import { PageHeader } from '../../../ui/PageHeader';
import { Code } from '../../../ui/Text';
import { SideChip } from '../SideChip';
import { OrderActions } from './OrderActions';
import { OrderPapers } from './OrderPapers';

/** Title, both parties' place in it, and the step to take now. */
export function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { side, rfq_number_id, order_number } = order;
  const counterpart = shownParty(side === 'buyer' ? order.seller : order.buyer, useReader());
  const crumbs: Crumb[] = [{ label: t('list.title'), href: paths.project.list() }];
  if (rfq_number_id) crumbs.push({ label: rfq_number_id, href: paths.project.detail(rfq_number_id) });
  return (
    <PageHeader
      breadcrumb={[...crumbs, { label: order_number }]}
      title={order.title || t('untitled')}
      status={<StatusChip kind="order" status={order.status} />}
      meta={
        <>
          <SideChip side={side} />
          <Code>{order_number}</Code>
          <CompanyName name={counterpart.company_name} verified={counterpart.verified} />
          <DateText value={order.placed_at} />
        </>
      }
      actions={
        <>
          <OrderPapers orderNumber={order_number} currency={order.totals.currency} />
          <OrderActions order={order} />
        </>
      }
    />
  );
}
