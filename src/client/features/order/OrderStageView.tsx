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
import { BankAccountFacts } from './BankAccountFacts';
import { nextStepOf } from './nextStep';
import { isPayable, orderStage, type StageTopic } from './orderStage';

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
      facts={<PayTo order={order} />}
      actions={actions}
    />
  );
}

/** Why, in a sentence; of an order from stock also that it ends when its transfer is not reported in time. */
function StageText({ order, topic }: { order: Order; topic: StageTopic }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { side, status, payment_status, payment_due_at: due, cancel_reason } = order;
  if (topic === 'cancelAsked' || topic === 'cancelWanted' || topic === 'cancelled' || topic === 'refund') {
    return [topic === 'refund' ? t(`notice.refund.${side}`) : t(`notice.${topic}`), cancel_reason]
      .filter(Boolean)
      .join(' ');
  }
  if (topic === 'paymentOpen') return t('notice.paymentOpen');
  if (topic === 'settlement') return t('act.agree_settlement.text');
  if (status === 'FINISHED') return t('notice.finished');
  const sentence = t(`notice.${nextStepOf(order)}.${side}`);
  const lapses = status === 'OPEN' && payment_status === 'UNPAID' && due !== null;
  return lapses ? `${sentence} ${t(`notice.lapse.${side}`, { time: instantText(due, language) })}` : sentence;
}

/** Where the money goes, while there is money to pay; another account that is offered for it. */
function PayTo({ order }: { order: Order }) {
  const { bank_account: account, account_awaited, account_offer, account_to_offer } = order;
  const offered = account_offer ?? account_to_offer ?? (!account && account_awaited);
  if (!isPayable(order) || !(account || offered)) return null;
  return (
    <Stack $gap={3}>
      {offered && <AccountOffer order={order} />}
      {account && <BankAccountFacts account={account} changedAt={order.account_changed_at} />}
    </Stack>
  );
}
