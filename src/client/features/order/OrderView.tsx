import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { TermsList } from '../../shared/TermsList';
import { tradedTerms } from './tradedTerms';
import { TimelineList } from '../../shared/TimelineList';
import { TotalsBox } from '../../shared/TotalsBox';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { Columns, Stack, Inline } from '../../ui/Stack';
import { MessageSection } from '../overview/message/MessageSection';
import { Split } from '../../ui/Split';
import { DeliveryChart } from './lateDeliveryChart';
import { ExportSection } from './ExportSection';
import { OrderCost } from './OrderCost';
import { OrderLines } from './OrderLines';
import { OrderStageView } from './OrderStageView';
import { OrderTrack } from './OrderTrack';
import { OrderStock } from './sale/QuotedStock';
import { PartyCard } from './PartyCard';
import { MissingCertificates } from './MissingCertificates';
import { ReceiptDifferences } from './ReceiptDifferences';
import { ShipmentCard } from './ShipmentCard';
import { MoneyText } from '../../shared/MoneyText';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { DateText } from '../../shared/DateText';
import { Chip } from '../../ui/Chip';
import { KeyValueList } from '../../ui/KeyValueList';
import { AttachmentList } from '../../shared/files/AttachmentList';
import { Code } from '../../ui/Text';
import { shownParty } from '../../shared/shownParty';
import { useReader } from '../../shared/useReader';
import { paths } from '../../paths';
import { CompanyName } from '../../shared/CompanyName';
import { StatusChip } from '../../shared/StatusChip';
import type { Crumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { SideChip } from '../../shared/SideChip';
import { useOrderActions } from './OrderActions';
import { OrderDocuments } from './OrderDocuments';
import type { ReactNode } from 'react';

/** Whether its buyer has it behind them: what is left is to file it, in short. */
const isBought = ({ side, status }: Order) => side === 'buyer' && status === 'FINISHED';

/** An order as either side reads it: its tracks, lines, money, parties and history. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { totals } = order;
  const { steps, menu, form } = useOrderActions(order);
  return (
    <>
      <OrderHead order={order} menu={menu} />
      {form}
      <Stack $gap={8}>
        <Stack $gap={4}>
          <OrderStageView
            order={order}
            actions={
              (steps || isBought(order)) && (
                <>
                  {steps}
                  {isBought(order) && (
                    <ButtonLink size="lg" href={paths.project.orderSummary(order.order_number)}>
                      {t('buy.completeTitle')}
                    </ButtonLink>
                  )}
                </>
              )
            }
          />
          {order.side === 'seller' && order.rfq_number_id && <OrderStock orderNumber={order.order_number} />}
          <ReceiptDifferences order={order} />
          <MissingCertificates order={order} />
          <SettlementNote order={order} />
          <OrderTrack order={order} />
          <DeliveryChart order={order} />
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
                <TermsList terms={tradedTerms(order)} />
              </Card>
            </Section>
          </Stack>
          <Stack $gap={8}>
            {totals && (
              <Section title={t('order.totals')}>
                <TotalsBox
                  totals={totals}
                  weight={order.total_weight_kg}
                  unweighed={order.unknown_weight_lines}
                  collect={order.delivery_term === 'collect'}
                />
              </Section>
            )}
            {totals && <PaymentFacts order={order} />}
            {order.side === 'buyer' && <OrderCost order={order} />}
            <Section title={t('detail.timeline')}>
              <TimelineList events={order.timeline} />
            </Section>
          </Stack>
        </Split>
      </Stack>
    </>
  );
}

/** What has left the seller, and what of it arrived. */
function ShipmentList({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { shipments } = order;
  if (shipments.length === 0) return null;
  return (
    <Section title={t('order.shipments')} count={shipments.length}>
      {shipments.map((shipment) => (
        <ShipmentCard key={shipment.id} shipment={shipment} order={order} />
      ))}
    </Section>
  );
}

/** What the scale came to, and the difference that is left to pay or to give back. */
function SettlementNote({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { settlement, balance, currency } = order;
  if (!settlement) return null;
  const strays = settlement.lines.map((line) => {
    const meant = order.lines.find((one) => one.id === line.line_id);
    return t('settlement.line', { line: meant?.line_no, kg: line.weighed_kg, pct: line.deviation_pct });
  });
  return (
    <Stack $gap={2}>
      <Banner
        tone={settlement.status === 'AGREED' ? 'info' : 'warning'}
        title={t(`settlement.status.${settlement.status}`)}
      >
        {strays.join(' · ')} {t('settlement.total')}{' '}
        <MoneyText amount={settlement.totals.total_amount} currency={currency} strong />
      </Banner>
      {balance && (
        <Banner
          tone={balance.status === 'DUE' ? 'warning' : 'success'}
          title={t(`settlement.${balance.direction}.${balance.status}`)}
        >
          <MoneyText amount={balance.amount} currency={currency} strong />
        </Banner>
      )}
    </Stack>
  );
}

/** Claims of an order, each open or resolved. */
function ClaimList({ claims }: Pick<Order, 'claims'>) {
  const { t } = useTranslation('project');
  if (claims.length === 0) return null;
  return (
    <Section title={t('claim.title')} count={claims.length}>
      {claims.map((claim) => (
        <Card key={claim.id}>
          <Stack $gap={3}>
            <Inline>
              <Chip tone={claim.status === 'OPEN' ? 'red' : 'green'}>{t(`claim.status.${claim.status}`)}</Chip>
              <strong>{t(`claim.kinds.${claim.kind}`)}</strong>
            </Inline>
            <p>{claim.text}</p>
            <KeyValueList
              columns={2}
              items={[
                { key: 'opened', label: t('claim.opened'), value: <DateText value={claim.opened_at} time /> },
                { key: 'resolved', label: t('claim.resolved'), value: <DateText value={claim.resolved_at} time /> },
                { key: 'resolution', label: t('claim.resolution'), value: claim.resolution },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Section>
  );
}

/** When it is to be paid, the receipt of the transfer, the tax invoice. */
function PaymentFacts({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { tax_invoice: invoice, receipts } = order;
  const due = order.payment_due_at ?? order.payment_due_on;
  return (
    <Section title={t('payment.title')}>
      <Card>
        <Stack $gap={3}>
          <KeyValueList
            labelWidth="80px"
            items={[
              {
                key: 'due',
                label: t('payment.due'),
                value: due ? <DateText value={due} time /> : t('payment.dueOpen'),
              },
              {
                key: 'tax',
                label: t('payment.taxInvoice'),
                value: invoice && (
                  <>
                    <Code>{invoice.number}</Code> <DateText value={invoice.issued_on} />
                  </>
                ),
              },
              {
                key: 'receipts',
                label: t('payment.receipts'),
                value: receipts.length > 0 ? <AttachmentList files={receipts} /> : null,
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  );
}

/** Title, both parties' place in it, documents and what is rarely done. */
function OrderHead({ order, menu }: { order: Order; menu: ReactNode }) {
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
          {order.erp_number && <ErpNumber number={order.erp_number} />}
          <CompanyName name={counterpart.company_name} verified={counterpart.verified} />
          <DateText value={order.placed_at} />
          <StatusChip kind="payment" status={order.payment_status} />
          <StatusChip kind="delivery" status={order.delivery_status} />
        </>
      }
      actions={
        <>
          <OrderDocuments order={order} />
          {menu}
        </>
      }
    />
  );
}

/** What the reader's own system calls the order. */
function ErpNumber({ number }: { number: string }) {
  const { t } = useTranslation('project');
  return (
    <span>
      {t('order.erp')} <Code>{number}</Code>
    </span>
  );
}
