import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Approval } from '../../../../contract/entities/approval';
import { useApprove, useReturnAward, useWithdrawApproval } from '../../../queries/approval';
import { AlternatesNotice } from '../../../shared/AlternatesNotice';
import { keepError } from '../../../shared/keepError';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { KeyValueList } from '../../../ui/KeyValueList';
import { NoteField } from '../../../ui/NoteField';
import { Stack } from '../../../ui/Stack';
import { useAwardSums } from './useAwardSums';

/** What somebody is about to do with an award that waits. */
export type Decision = 'approve' | 'return' | 'withdraw';

type Props = { approval: Approval; onClose: () => void };

/** The question before a decision, which says what follows from it. */
export function DecisionDialogs({ decision, ...props }: Props & { decision: Decision | null }) {
  if (decision === 'approve') return <ApproveDialog {...props} />;
  if (decision === 'return') return <ReturnDialog {...props} />;
  return decision === 'withdraw' ? <WithdrawDialog {...props} /> : null;
}

function ApproveDialog({ approval, onClose }: Props) {
  const { t } = useTranslation('approval');
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const sums = useAwardSums(approval);
  const { mutateAsync, isPending, error } = useApprove();
  const last = approval.steps.filter(({ status }) => status === 'open' || status === 'later').length === 1;
  const approve = () =>
    void mutateAsync({ id: approval.rfq_number_id, approval_id: approval.id, note: note.trim() || null }).then(
      ({ status }) => {
        if (status === 'changed') toast.error(t('approve.changed'));
        else toast.success(t(status === 'approved' ? 'approve.sent' : 'approve.done'));
        onClose();
      },
      keepError,
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('approve.title')}
      text={t(last ? 'approve.last' : 'approve.text')}
      confirmLabel={t('do.approve')}
      final
      onConfirm={approve}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <KeyValueList figures labelWidth="minmax(0, 1fr)" items={sums} />
      <ApprovedAlternates approval={approval} />
      <NoteField label={t('approve.note')} optional rows={2} maxLength={300} value={note} onChange={setNote} />
    </ConfirmDialog>
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

function ReturnDialog({ approval, onClose }: Props) {
  const { t } = useTranslation('approval');
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const { mutateAsync, isPending, error } = useReturnAward();
  const giveBack = () =>
    void mutateAsync({ id: approval.rfq_number_id, approval_id: approval.id, note: note.trim() }).then(() => {
      toast.success(t('return.done'));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={giveBack}
      title={t('return.title')}
      description={t('return.text', { by: approval.requested_by })}
      submitLabel={t('do.return')}
      submitDisabled={note.trim() === ''}
      loading={isPending}
      width={440}
    >
      <Stack $gap={3}>
        <NoteField label={t('return.note')} maxLength={300} value={note} onChange={setNote} />
        {error && <InlineError>{failureText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

function WithdrawDialog({ approval, onClose }: Props) {
  const { t } = useTranslation('approval');
  const failureText = useFailureText();
  const { mutateAsync, isPending, error } = useWithdrawApproval();
  const withdraw = () =>
    void mutateAsync({ id: approval.rfq_number_id, approval_id: approval.id }).then(() => {
      toast.success(t('withdraw.done'));
      onClose();
    }, keepError);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      confirmLabel={t('do.withdraw')}
      danger
      onConfirm={withdraw}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    />
  );
}
