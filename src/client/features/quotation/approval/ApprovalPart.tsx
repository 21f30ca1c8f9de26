import { useTranslation } from 'next-i18next/pages';
import type { ApprovalNeed } from '../../../../contract/entities/approval';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { NeedBanner } from '../../../shared/approval/NeedBanner';
import { useDeadlineWords } from '../../../shared/useDeadlineWords';
import { Banner } from '../../../ui/Banner';
import { NoteField } from '../../../ui/NoteField';

type Props = { request: SellerRequest; need: ApprovalNeed; reason: string; onReason: (reason: string) => void };

/** Before a quotation is submitted for approval: why and by whom, by when it has to be approved, and the reason to the approvers. */
export function ApprovalPart({ request, need, reason, onReason }: Props) {
  const { t } = useTranslation('seller');
  const deadlineWords = useDeadlineWords();
  return (
    <>
      <NeedBanner need={need} title={t('approval.ask.need')} subject="quotation" />
      {request.closes_at && (
        <Banner tone="warning" title={t('approval.ask.deadline', { deadline: deadlineWords(request.closes_at) })}>
          {t(request.quotation ? 'approval.ask.lateChange' : 'approval.ask.late')}
        </Banner>
      )}
      <NoteField
        label={t('approval.reason')}
        help={t('approval.ask.reasonHelp')}
        optional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={onReason}
      />
    </>
  );
}
