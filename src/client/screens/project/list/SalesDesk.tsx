import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { CompanyName } from '../../../parts/CompanyName';
import { DeadlineText } from '../../../parts/DeadlineText';
import { MoneyText } from '../../../parts/MoneyText';
import { StatusChip } from '../../../parts/StatusChip';
import { paths } from '../../../paths';
import { projectQueries } from '../../../queries/project';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { Section } from '../../../ui/Section';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { Heading, Text, TextLink } from '../../../ui/Text';

/** What waits for the company as a seller: awards to answer, orders to ship, money to come. */
export function SalesDesk() {
  const { t } = useTranslation('project');
  const { data } = useQuery(projectQueries(useApi()).desk());
  if (!data) return null;
  const { bids, orders, revenue } = data;
  const none = (text: string) => <Text $color="textMuted">{text}</Text>;
  return (
    <Section title={t('sales.title')}>
      <Columns $count={3}>
        <Card>
          <Stack $gap={3}>
            <Heading as="h3" $size={16}>
              {t('sales.bids')} {bids.length}
            </Heading>
            {bids.length === 0 ? none(t('sales.noBids')) : none(t('sales.bidsText'))}
            {bids.map((bid) => (
              <Stack key={bid.id} $gap={1}>
                <TextLink href={paths.project.sale(bid.rfq_number_id)}>{bid.title}</TextLink>
                <Inline>
                  <CompanyName name={bid.buyer_company_name} />
                  <MoneyText amount={bid.total_amount} currency={bid.currency} />
                </Inline>
                <DeadlineText closesAt={bid.answer_until} countdown />
              </Stack>
            ))}
          </Stack>
        </Card>
        <Card>
          <Stack $gap={3}>
            <Heading as="h3" $size={16}>
              {t('sales.orders')} {orders.length}
            </Heading>
            {orders.length === 0 && none(t('sales.noOrders'))}
            {orders.map((order) => (
              <Stack key={order.order_number} $gap={1}>
                <TextLink href={paths.project.sale(order.order_number)}>{order.title}</TextLink>
                <Inline>
                  <CompanyName name={order.counterpart_name} />
                  <StatusChip kind="delivery" status={order.delivery_status} />
                </Inline>
              </Stack>
            ))}
          </Stack>
        </Card>
        <Card>
          <Stack $gap={3}>
            <Heading as="h3" $size={16}>
              {t('sales.revenue')}
            </Heading>
            {revenue.length === 0 && none(t('sales.noRevenue'))}
            {revenue.map((sum) => (
              <Stack key={sum.currency} $gap={1}>
                <MoneyText amount={sum.amount} currency={sum.currency} strong />
                <Inline>
                  <Text $size={13}>{t('sales.count', { count: sum.order_count })}</Text>
                  {sum.reported_count > 0 && (
                    <Chip tone="blue">{t('sales.reported', { count: sum.reported_count })}</Chip>
                  )}
                  {sum.balance_count > 0 && (
                    <Chip tone="yellow">{t('sales.balance', { count: sum.balance_count })}</Chip>
                  )}
                  {sum.overdue_count > 0 && <Chip tone="red">{t('sales.overdue', { count: sum.overdue_count })}</Chip>}
                </Inline>
              </Stack>
            ))}
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}
