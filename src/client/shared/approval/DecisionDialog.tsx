import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { toast } from '../../ui/toast';
import type { Approval, ApprovalStatus } from '../../../contract/entities/approval';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { NoteField } from '../../ui/NoteField';
import { Stack } from '../../ui/Stack';
import { keepError } from '../keepError';
import { isLastDecision } from './lastDecision';

/** What somebody is about to do with an award or a purchase that waits. */
export type Decision = 'approve' | 'return' | 'withdraw';

type Props = {
  /** Sends the decision, with what was written to it; gives what became of the request. */
  onDecide: (note: string) => Promise<{ status: ApprovalStatus }>;
  busy: boolean;
  /** Why the decision was refused, in words. */
  failure?: string;
  onClose: () => void;
};

/**
 * The question before an approval; `last` says what the last one sets off, `children` what it is about, `closed` that the reader
 * cannot give it now.
 */
export function ApproveDialog({
  title,
  last,
  sent,
  changed,
  steps,
  children,
  closed = false,
  onDecide,
  busy,
  failure,
  onClose,
}: Props &
  Pick<Approval, 'steps'> & {
    title: string;
    last: string;
    sent: string;
    changed: string;
    children: ReactNode;
    closed?: boolean;
  }) {
  const { t } = useTranslation('approval');
  const [note, setNote] = useState('');
  const approve = () =>
    void onDecide(note.trim()).then(({ status }) => {
      if (status === 'changed') toast.error(changed);
      else toast.success(status === 'approved' ? sent : t('approve.done'));
      onClose();
    }, keepError);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      text={isLastDecision(steps) ? last : t('approve.text')}
      confirmLabel={t('do.approve')}
      final
      onConfirm={approve}
      confirmDisabled={closed}
      loading={busy}
      error={failure}
    >
      <Stack $gap={3}>
        {children}
        <NoteField label={t('approve.note')} optional rows={2} maxLength={300} value={note} onChange={setNote} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks for the reason of a return. */
export function ReturnDialog({ title, by, onDecide, busy, failure, onClose }: Props & { title: string; by: string }) {
  const { t } = useTranslation('approval');
  const [note, setNote] = useState('');
  const giveBack = () =>
    void onDecide(note.trim()).then(() => {
      toast.success(t('return.done'));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={giveBack}
      title={title}
      description={t('return.text', { by })}
      submitLabel={t('do.return')}
      submitDisabled={note.trim() === ''}
      loading={busy}
      width={440}
    >
      <Stack $gap={3}>
        <NoteField label={t('return.note')} maxLength={300} value={note} onChange={setNote} />
        {failure && <InlineError>{failure}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

/** The question before a request that waits is taken back. */
export function WithdrawDialog({ text, onDecide, busy, failure, onClose }: Props & { text: string }) {
  const { t } = useTranslation('approval');
  const withdraw = () =>
    void onDecide('').then(() => {
      toast.success(t('withdraw.done'));
      onClose();
    }, keepError);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('withdraw.title')}
      text={text}
      confirmLabel={t('do.withdraw')}
      danger
      onConfirm={withdraw}
      loading={busy}
      error={failure}
    />
  );
}
