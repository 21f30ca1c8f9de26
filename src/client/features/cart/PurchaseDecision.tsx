import { useTranslation } from 'next-i18next/pages';
import type { PurchaseApproval } from '../../../contract/entities/purchaseApproval';
import { useApprovePurchase, useReturnPurchase, useWithdrawPurchase } from '../../queries/purchaseApproval';
import { ApproveDialog, type Decision, ReturnDialog, WithdrawDialog } from '../../shared/approval/DecisionDialog';
import { isLastDecision } from '../../shared/approval/lastDecision';
import { BudgetEffects } from '../../shared/cost/BudgetEffects';
import { budgetGate } from '../../shared/cost/budgetGate';
import { useFailureText } from '../../shell/errors/useFailureText';
import { KeyValueList } from '../../ui/KeyValueList';
import { usePurchaseSums } from './usePurchaseSums';

type Props = { purchase: PurchaseApproval; onClose: () => void };

/** The question before a decision on a purchase that waits, which says what follows from it. */
export function PurchaseDecision({ decision, ...props }: Props & { decision: Decision }) {
  if (decision === 'approve') return <Approve {...props} />;
  return decision === 'return' ? <Return {...props} /> : <Withdraw {...props} />;
}

function Approve({ purchase, onClose }: Props) {
  const { t } = useTranslation('cart');
  const sums = usePurchaseSums(purchase);
  const { budget, steps } = purchase;
  // Budgets hold the orders that the last approval places.
  const isLast = isLastDecision(steps);
  const { mutateAsync, isPending, error } = useApprovePurchase();
  const failureText = useFailureText();
  return (
    <ApproveDialog
      title={t('approval.approve')}
      last={t('approval.last')}
      sent={t('approval.sent')}
      changed={t('approval.changed')}
      steps={steps}
      gate={isLast ? budgetGate(budget ?? undefined) : 'open'}
      onDecide={(note) => mutateAsync({ number: purchase.purchase_number, note: note || null })}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    >
      <KeyValueList figures labelWidth="minmax(0, 1fr)" items={sums} />
      {budget && <BudgetEffects check={budget} approved={!isLast} />}
    </ApproveDialog>
  );
}

function Return({ purchase, onClose }: Props) {
  const { t } = useTranslation('cart');
  const { mutateAsync, isPending, error } = useReturnPurchase();
  const failureText = useFailureText();
  return (
    <ReturnDialog
      title={t('approval.return')}
      by={purchase.requested_by}
      onDecide={(note) => mutateAsync({ number: purchase.purchase_number, note })}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}

function Withdraw({ purchase, onClose }: Props) {
  const { t } = useTranslation('cart');
  const { mutateAsync, isPending, error } = useWithdrawPurchase();
  const failureText = useFailureText();
  return (
    <WithdrawDialog
      text={t('approval.withdraw')}
      onDecide={() => mutateAsync(purchase.purchase_number)}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}
