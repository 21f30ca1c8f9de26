import { useTranslation } from 'next-i18next/pages';
import type { QuotationApproval } from '../../../../contract/entities/quotationApproval';
import {
  useApproveQuotation,
  useReturnQuotation,
  useWithdrawQuotationApproval,
} from '../../../queries/quotationApproval';
import { ApproveDialog, type Decision, ReturnDialog, WithdrawDialog } from '../../../shared/approval/DecisionDialog';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { KeyValueList } from '../../../ui/KeyValueList';
import { useQuotationSums } from './useQuotationSums';

type Props = { approval: QuotationApproval; onClose: () => void };

/** The question before a decision on a quotation that waits, which says what follows from it. */
export function QuotationDecision({ decision, ...props }: Props & { decision: Decision }) {
  if (decision === 'approve') return <Approve {...props} />;
  return decision === 'return' ? <Return {...props} /> : <Withdraw {...props} />;
}

const actOn = ({ id: approval_id, rfq_number_id: id }: QuotationApproval) => ({ id, approval_id });

function Approve({ approval, onClose }: Props) {
  const { t } = useTranslation('seller');
  const sums = useQuotationSums(approval);
  const { mutateAsync, isPending, error } = useApproveQuotation();
  const failureText = useFailureText();
  return (
    <ApproveDialog
      title={t('approval.approve')}
      last={t('approval.last', { buyer: approval.buyer_company_name })}
      sent={t('approval.sent')}
      changed={t('approval.ended.changed')}
      steps={approval.steps}
      onDecide={(note) => mutateAsync({ ...actOn(approval), note: note || null })}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    >
      <KeyValueList figures labelWidth="minmax(0, 1fr)" items={sums} />
    </ApproveDialog>
  );
}

function Return({ approval, onClose }: Props) {
  const { t } = useTranslation('seller');
  const { mutateAsync, isPending, error } = useReturnQuotation();
  const failureText = useFailureText();
  return (
    <ReturnDialog
      title={t('approval.return')}
      by={approval.requested_by}
      onDecide={(note) => mutateAsync({ ...actOn(approval), note })}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}

function Withdraw({ approval, onClose }: Props) {
  const { t } = useTranslation('seller');
  const { mutateAsync, isPending, error } = useWithdrawQuotationApproval();
  const failureText = useFailureText();
  return (
    <WithdrawDialog
      text={t('approval.withdraw')}
      onDecide={() => mutateAsync(actOn(approval))}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}
