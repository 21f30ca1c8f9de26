import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Bid } from '../../../../contract/entities/order';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { fromTradedLine } from '../../../shared/lineRow';
import { paths } from '../../../paths';
import { useConfirmBid } from '../../../queries/bid';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextLink } from '../../../ui/Text';
import { NoteField } from '../../../ui/NoteField';
import { AlternatesNotice } from '../../../shared/AlternatesNotice';
import { keepError } from '../../../shared/keepError';
import { useFailureText } from '../../../shell/errors/useFailureText';

type Props = { bid: Bid; open: boolean; onClose: () => void };

/** Takes the award, with every alternate that the buyer accepted; without a bank account it leads to where one is registered. */
export function ConfirmBidDialog({ bid, open, onClose }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const { mutateAsync, isPending, error } = useConfirmBid();
  const alternates = bid.lines.map(fromTradedLine).flatMap((row) =>
    row.alternate
      ? [
          {
            key: row.id,
            line: { line_no: row.line_no, spec: row.spec, raw_text: row.raw },
            alternate: row.alternate,
            amount: row.amount,
            currency: bid.totals.currency,
          },
        ]
      : [],
  );
  const confirm = () =>
    void mutateAsync({ id: bid.id, version: bid.version, note: note.trim() || null }).then(() => {
      toast.success(t('bid.confirmed'));
      onClose();
    }, keepError);
  const failure = error && (
    <>
      {failureText(error)}{' '}
      {hasCode(error, ERROR_CODES.NO_BANK_ACCOUNT) && (
        <TextLink href={paths.user.mypageTab('company')}>{t('bid.registerAccount')}</TextLink>
      )}
    </>
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('bid.confirmTitle')}
      text={t('bid.confirmText')}
      confirmLabel={t('bid.confirm')}
      onConfirm={confirm}
      loading={isPending}
      error={failure}
    >
      <AlternatesNotice title={t('bid.alternates', { count: alternates.length })} items={alternates} />
      <NoteField label={t('field.note')} optional maxLength={500} value={note} onChange={setNote} />
    </ConfirmDialog>
  );
}
