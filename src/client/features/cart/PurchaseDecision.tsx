import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { PurchaseApproval } from '../../../contract/entities/purchaseApproval';
import { useApi } from '../../api/ApiProvider';
import {
  purchaseApprovalQueries,
  useApprovePurchase,
  useReturnPurchase,
  useWithdrawPurchase,
} from '../../queries/purchaseApproval';
import { ApproveWithinBudget, BUDGET_LOOK } from '../../shared/approval/ApproveWithinBudget';
import { type Decision, ReturnDialog, WithdrawDialog } from '../../shared/approval/DecisionDialog';
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
  // Others spend of the same budgets meanwhile: the page that gives the purchase reads it again while the window is open.
  useQuery({ ...purchaseApprovalQueries(useApi()).one(purchase.purchase_number), ...BUDGET_LOOK });
  const { mutateAsync, isPending, error } = useApprovePurchase();
  const failureText = useFailureText();
  return (
    <ApproveWithinBudget
      title={t('approval.approve')}
      last={t('approval.last')}
      sent={t('approval.sent')}
      changed={t('approval.changed')}
      steps={steps}
      budget={{ check: budget }}
      onDecide={(note, reason) => mutateAsync({ number: purchase.purchase_number, note: note || null, ...reason })}
      busy={isPending}
      error={error}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    >
      <KeyValueList figures labelWidth="minmax(0, 1fr)" items={sums} />
    </ApproveWithinBudget>
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
