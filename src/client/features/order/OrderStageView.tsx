import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Order } from '../../../contract/entities/order';
import { instantText } from '../../../domain/time/instants';
import { DateText } from '../../shared/DateText';
import { MoneyText } from '../../shared/MoneyText';
import { useReader } from '../../shared/useReader';
import { Countdown } from '../../ui/Countdown';
import { onceReachable } from '../../ui/onceReachable';
import { Stage } from '../../ui/Stage';
import { Stack } from '../../ui/Stack';
import { KeyValueList } from '../../ui/KeyValueList';
import { WholeDates } from '../../ui/WholeDates';
import { BankAccountFacts } from './BankAccountFacts';
import { isPayable, orderStage, type StageTopic } from './orderStage';
import { moneyOf } from './orderSteps';
import { useReportFacts } from './useReportFacts';

/** Of few orders: its script comes when it is needed. */
const AccountOffer = dynamic(() => onceReachable(() => import('./AccountOffer')).then((module) => module.AccountOffer));

/** The raised panel of an order: what its reader does next, how much it is about or until when, the account, the buttons. */
export function OrderStageView({ order, actions }: { order: Order; actions?: ReactNode }) {
  const { t } = useTranslation('project');
  const { topic, tone, money, due } = orderStage(order);
  const { currency } = order;
  const time = due && (
    <>
      <DateText value={due.at} time /> <Countdown deadline={due.at} passed="late" />
    </>
  );
  const figure = money
    ? {
        label: t(`stage.money.${money.label}`),
        value: <MoneyText amount={money.amount} currency={currency} />,
        note: time,
      }
    : due
      ? {
          label: t(`stage.due.${due.kind}`),
          value: <Countdown deadline={due.at} icon={false} passed="late" />,
          note: <DateText value={due.at} time />,
        }
      : undefined;
  return (
    <Stage
      tone={tone}
      title={t(`stage.title.${topic}.${order.side}`)}
      text={<StageText order={order} topic={topic} />}
      figure={figure}
      facts={<PayTo order={order} report={topic === 'reported' && order.side === 'seller'} />}
      actions={actions}
    />
  );
}

/** Why, in a sentence; of an order from stock also that it ends when its transfer is not reported in time. */
function StageText({ order, topic }: { order: Order; topic: StageTopic }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { side, status, payment_status, payment_due_at: due, cancel_reason } = order;
  switch (topic) {
    case 'refund':
      return [t(`notice.refund.${side}`), cancel_reason].filter(Boolean).join(' ');
    case 'cancelAsked':
    case 'cancelWanted':
    case 'cancelled':
      return [t(`notice.${topic}`), cancel_reason].filter(Boolean).join(' ');
    case 'paymentOpen':
    case 'finished':
      return t(`notice.${topic}`);
    case 'claim':
      return <ClaimText order={order} />;
    case 'settlement':
      return t('act.agree_settlement.text');
    case 'invoice':
      return t('act.record_tax_invoice.text');
    default: {
      const sentence = t(`notice.${topic}.${side}`);
      const lapses = status === 'OPEN' && payment_status === 'UNPAID' && due !== null;
      if (!lapses) return sentence;
      return (
        <WholeDates>{`${sentence} ${t(`notice.lapse.${side}`, { time: instantText(due, language) })}`}</WholeDates>
      );
    }
  }
}

/** Which claim it is that waits, the oldest first, and how many more there are. */
function ClaimText({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [first, ...more] = order.claims.filter(({ status }) => status === 'OPEN');
  const named = first && t('claim.named', { kind: t(`claim.kinds.${first.kind}`), text: first.text });
  const others = more.length > 0 && t('claim.more', { count: more.length });
  return [named, others, t(`notice.claim.${order.side}`)].filter(Boolean).join(' ');
}

/** Where the money goes, while there is money to pay; another account that is offered for it; whose transfer the seller looks for there. */
function PayTo({ order, report }: { order: Order; report: boolean }) {
  const { bank_account: account, account_awaited, account_offer, account_to_offer } = order;
  const offered = account_offer ?? account_to_offer ?? (!account && account_awaited);
  const reported = useReportFacts(report ? moneyOf('confirm_payment', order) : null);
  if (!isPayable(order) || !(account || offered || reported.length > 0)) return null;
  return (
    <Stack $gap={3}>
      {reported.length > 0 && <KeyValueList items={reported} />}
      {offered && <AccountOffer order={order} />}
      {account && <BankAccountFacts account={account} changedAt={order.account_changed_at} />}
    </Stack>
  );
}
