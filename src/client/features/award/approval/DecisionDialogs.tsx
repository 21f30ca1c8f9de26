import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../../contract/entities/approval';
import { useApprove, useReturnAward, useWithdrawApproval } from '../../../queries/approval';
import type { Follow } from '../../../queries/mutation';
import { AlternatesNotice } from '../../../shared/AlternatesNotice';
import { ApproveWithinBudget } from '../../../shared/approval/ApproveWithinBudget';
import { type Decision, ReturnDialog, WithdrawDialog } from '../../../shared/approval/DecisionDialog';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { KeyValueList } from '../../../ui/KeyValueList';
import { useApprovalBudget } from './useApprovalBudget';
import { useAwardSums } from './useAwardSums';

type Props = { approval: Approval; onClose: () => void };
type Approving = Props & { follow?: Follow | undefined };

/** The question before a decision on an award that waits, which says what follows from it. */
export function DecisionDialogs({ decision, follow, ...props }: Approving & { decision: Decision | null }) {
  if (decision === 'approve') return <ApproveAward {...props} follow={follow} />;
  if (decision === 'return') return <ReturnAward {...props} />;
  return decision === 'withdraw' ? <WithdrawAward {...props} /> : null;
}

const named = ({ rfq_number_id, id }: Approval) => ({ id: rfq_number_id, approval_id: id });

function ApproveAward({ approval, follow, onClose }: Approving) {
  const { t } = useTranslation('approval');
  const sums = useAwardSums(approval);
  const budget = useApprovalBudget(approval);
  const { mutateAsync, isPending, error } = useApprove(follow);
  const failureText = useFailureText();
  return (
    <ApproveWithinBudget
      title={t('approve.title')}
      last={t('approve.last')}
      sent={t('approve.sent')}
      changed={t('approve.changed')}
      steps={approval.steps}
      onDecide={(note, reason) => mutateAsync({ ...named(approval), note: note || null, ...reason })}
      busy={isPending}
      error={error}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
      budget={budget}
    >
      <KeyValueList figures labelWidth="minmax(0, 1fr)" items={sums} />
      <ApprovedAlternates approval={approval} />
    </ApproveWithinBudget>
  );
}

/** What the approval accepts otherwise than it was requested. */
function ApprovedAlternates({ approval }: Pick<Props, 'approval'>) {
  const { t } = useTranslation('project');
  const items = approval.bids.flatMap(({ quotation_id, lines, totals }) =>
    lines.flatMap((line) => {
      const { line_no, requested, deviations, amount } = line;
      if (!line.alternate || !requested) return [];
      return [
        {
          key: `${quotation_id} ${line_no}`,
          line: { line_no, spec: requested.spec, raw_text: requested.raw_text },
          alternate: { requested, offered: line.spec, deviations },
          amount: totals ? amount : null,
          currency: totals?.currency ?? ('KRW' as const),
        },
      ];
    }),
  );
  return <AlternatesNotice title={t('award.alternates.sent', { count: items.length })} items={items} />;
}

function ReturnAward({ approval, onClose }: Props) {
  const { t } = useTranslation('approval');
  const { mutateAsync, isPending, error } = useReturnAward();
  const failureText = useFailureText();
  return (
    <ReturnDialog
      title={t('return.title')}
      by={approval.requested_by}
      onDecide={(note) => mutateAsync({ ...named(approval), note })}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}

function WithdrawAward({ approval, onClose }: Props) {
  const { t } = useTranslation('approval');
  const { mutateAsync, isPending, error } = useWithdrawApproval();
  const failureText = useFailureText();
  return (
    <WithdrawDialog
      text={t('withdraw.text')}
      onDecide={() => mutateAsync(named(approval))}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onClose={onClose}
    />
  );
}
