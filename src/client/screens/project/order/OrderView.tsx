import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import type { Order } from '../../../../contract/entities/order';
import { TermsList } from '../../../parts/TermsList';
import { TimelineList } from '../../../parts/TimelineList';
import { TotalsBox } from '../../../parts/TotalsBox';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { MessageSection } from '../message/MessageSection';
import { Split } from '../../../ui/Split';
import { BankAccountCard } from './BankAccountCard';
import { ClaimList } from './ClaimList';
import { ExportSection } from './ExportSection';
import { OrderHead } from './OrderHead';
import { OrderLines } from './OrderLines';
import { OrderNotice } from './OrderNotice';
import { OrderTracks } from './OrderTracks';
import { PaymentFacts } from './PaymentFacts';
import { PartyCard } from './PartyCard';
import { SettlementNote } from './SettlementNote';
import { ShipmentList } from './ShipmentList';

/** Of few orders: its script comes when it is needed. */
const AccountOffer = dynamic(() => import('./AccountOffer').then((module) => module.AccountOffer));

/** An order as either side reads it: its tracks, lines, money, parties and history. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { totals, bank_account, status, payment_status } = order;
  const hasOffer = order.account_offer ?? order.account_to_offer ?? (!bank_account && order.account_awaited);
  const payable = status === 'OPEN' && payment_status !== 'PAID';
  return (
    <>
      <OrderHead order={order} />
      <Stack $gap={8}>
        <Stack $gap={3}>
          <OrderNotice order={order} />
          <SettlementNote order={order} />
          <OrderTracks order={order} />
        </Stack>
        <Section title={t('order.lines')} count={order.lines.length}>
          <OrderLines order={order} />
        </Section>
        <Split>
          <Stack $gap={8}>
            <ClaimList claims={order.claims} />
            <ShipmentList order={order} />
            {order.export && <ExportSection order={order} stated={order.export} />}
            <MessageSection number={order.order_number} />
            <Section title={t('order.parties')}>
              <Columns>
                <PartyCard party="buyer" company={order.buyer} />
                <PartyCard party="seller" company={order.seller} />
              </Columns>
            </Section>
            <Section title={t('detail.terms')}>
              <Card>
                <TermsList terms={{ ...order, currency: totals.currency }} />
              </Card>
            </Section>
          </Stack>
          <Stack $gap={8}>
            <Section title={t('order.totals')}>
              <TotalsBox totals={totals} weight={order.total_weight_kg} unweighed={order.unknown_weight_lines} />
            </Section>
            {payable && (bank_account ?? hasOffer) && (
              <Section title={t('order.account')}>
                <Stack>
                  {hasOffer && <AccountOffer order={order} />}
                  {bank_account && <BankAccountCard account={bank_account} changedAt={order.account_changed_at} />}
                </Stack>
              </Section>
            )}
            <PaymentFacts order={order} />
            <Section title={t('detail.timeline')}>
              <TimelineList events={order.timeline} />
            </Section>
          </Stack>
        </Split>
      </Stack>
    </>
  );
}
