import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { EndpointOutput } from '../../../../contract/operationTypes';
import type { getSalesDesk } from '../../../../contract/endpoints/sale';
import { useApi } from '../../../api/ApiProvider';
import { CompanyName } from '../../../shared/CompanyName';
import { DeadlineText } from '../../../shared/DeadlineText';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { paths } from '../../../paths';
import { projectQueries } from '../../../queries/project';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { Section } from '../../../ui/Section';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { Heading, Text, TextLink } from '../../../ui/Text';

type Desk = EndpointOutput<typeof getSalesDesk>;

/**
 * What waits for the company as a seller: awards to answer, orders to ship, money to come. Nothing of a company that has not sold
 * anything (`isNew`): the list below says what to do next.
 */
export function SalesDesk({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('project');
  const { data } = useQuery(projectQueries(useApi()).desk());
  if (!data) return null;
  const { bids, orders, revenue } = data;
  if (isNew && bids.length + orders.length + revenue.length === 0) return null;
  return (
    <Section title={t('sales.title')}>
      <Columns $count={3}>
        <DeskCard
          title={`${t('sales.bids')} ${bids.length}`}
          note={bids.length === 0 ? t('sales.noBids') : t('sales.bidsText')}
        >
          {bids.map((bid) => (
            <BidEntry key={bid.id} bid={bid} />
          ))}
        </DeskCard>
        <DeskCard
          title={`${t('sales.orders')} ${orders.length}`}
          note={orders.length === 0 ? t('sales.noOrders') : undefined}
        >
          {orders.map((order) => (
            <OrderEntry key={order.order_number} order={order} />
          ))}
        </DeskCard>
        <DeskCard title={t('sales.revenue')} note={revenue.length === 0 ? t('sales.noRevenue') : undefined}>
          {revenue.map((sum) => (
            <RevenueEntry key={sum.currency} sum={sum} />
          ))}
        </DeskCard>
      </Columns>
    </Section>
  );
}

type DeskCardProps = { title: string; note: string | undefined; children: ReactNode };

function DeskCard({ title, note, children }: DeskCardProps) {
  return (
    <Card>
      <Stack $gap={3}>
        <Heading as="h3" $size={16}>
          {title}
        </Heading>
        {note && <Text $color="textMuted">{note}</Text>}
        {children}
      </Stack>
    </Card>
  );
}

function BidEntry({ bid }: { bid: Desk['bids'][number] }) {
  return (
    <Stack $gap={1}>
      <TextLink href={paths.project.sale(bid.rfq_number_id)}>{bid.title}</TextLink>
      <Text as="div" $size={13}>
        <Inline>
          <CompanyName name={bid.buyer_company_name} />
          <MoneyText amount={bid.total_amount} currency={bid.currency} />
        </Inline>
        <DeadlineText closesAt={bid.answer_until} countdown />
      </Text>
    </Stack>
  );
}

function OrderEntry({ order }: { order: Desk['orders'][number] }) {
  return (
    <Stack $gap={1}>
      <TextLink href={paths.project.sale(order.order_number)}>{order.title}</TextLink>
      <Text as="div" $size={13}>
        <Inline>
          <CompanyName name={order.counterpart_name} />
          <StatusChip kind="delivery" status={order.delivery_status} />
        </Inline>
      </Text>
    </Stack>
  );
}

function RevenueEntry({ sum }: { sum: Desk['revenue'][number] }) {
  const { t } = useTranslation('project');
  return (
    <Stack $gap={1}>
      <MoneyText amount={sum.amount} currency={sum.currency} strong />
      <Inline>
        <Text $size={13}>{t('sales.count', { count: sum.order_count })}</Text>
        {sum.reported_count > 0 && <Chip tone="blue">{t('sales.reported', { count: sum.reported_count })}</Chip>}
        {sum.balance_count > 0 && <Chip tone="yellow">{t('sales.balance', { count: sum.balance_count })}</Chip>}
        {sum.overdue_count > 0 && <Chip tone="red">{t('sales.overdue', { count: sum.overdue_count })}</Chip>}
      </Inline>
    </Stack>
  );
}
