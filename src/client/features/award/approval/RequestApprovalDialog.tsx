import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { ApprovalNeed } from '../../../../contract/entities/approval';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useRequestApproval } from '../../../queries/approval';
import { BudgetEffects } from '../../../shared/cost/BudgetEffects';
import type { Follow } from '../../../queries/mutation';
import { LeadTimeNotice } from '../../../shared/LeadTimeNotice';
import { keepError } from '../../../shared/keepError';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { Banner } from '../../../ui/Banner';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { NoteField } from '../../../ui/NoteField';
import { Stack } from '../../../ui/Stack';
import { type AwardGroup, promisedIn } from '../awardGroups';
import { awardOf } from '../awardedLinesOf';
import { GrandTotalsList } from '../GrandTotals';
import { NoteToSend } from '../NoteToSend';
import type { Acceptance } from '../useAcceptance';
import { useAwardBudget } from '../useAwardBudget';
import { NeedBanner } from '../../../shared/approval/NeedBanner';

type Props = {
  comparison: Comparison;
  groups: readonly AwardGroup[];
  acceptance: Acceptance;
  /** A colleague has changed the selection since the window opened. */
  changed: boolean;
  note: string;
  need: ApprovalNeed;
  /** Learns how asking went before anything is read again. */
  follow?: Follow | undefined;
  /** The approvers have it. */
  onSent: () => void;
  onClose: () => void;
};

/** Asks for approval of the chosen lines as they are, with the reason for the approvers. */
export function RequestApprovalDialog(props: Props) {
  const { comparison, groups, acceptance, changed, note, need, follow, onSent, onClose } = props;
  const { t } = useTranslation(['approval', 'project']);
  const failureText = useFailureText();
  const { check: budget } = useAwardBudget(comparison.rfq_number_id, groups);
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending, error } = useRequestApproval(follow);
  const award = awardOf(comparison, { groups, acceptance, note });
  const send = () =>
    void mutateAsync({ ...award, reason: reason.trim() || null }).then(() => {
      toast.success(t('request.done'));
      onSent();
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={send}
      title={t('request.title')}
      description={t('request.text')}
      submitLabel={t('ask')}
      loading={isPending}
      width={480}
    >
      <Stack $gap={4}>
        {changed && <Banner tone="warning">{t('project:award.changed')}</Banner>}
        <NeedBanner need={need} />
        {budget && <BudgetEffects check={budget} approved />}
        <LeadTimeNotice lines={promisedIn(groups)} wanted={comparison.required_date} />
        <GrandTotalsList groups={groups} />
        <NoteToSend note={note} />
        <NoteField
          label={t('request.reason')}
          help={t('request.reasonHelp')}
          optional
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        {error && <InlineError>{failureText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
