import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import { BID_ANSWER_BUSINESS_DAYS } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import { MoneyText } from '../../../parts/MoneyText';
import { useAwardRfq } from '../../../queries/rfq';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { KeyValueList } from '../../../ui/KeyValueList';
import { keepError } from '../keepError';
import { useFailureText } from '../useFailureText';
import type { AwardGroup } from './awardGroups';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  comparison: Comparison;
  groups: readonly AwardGroup[];
  note: string;
  onSent: () => void;
};

/** Asks once more before bids go out, with what each seller will be sent. */
export function SendAwardDialog({ open, onOpenChange, comparison, groups, note, onSent }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { mutateAsync, isPending, error } = useAwardRfq();
  const send = () => {
    const lines = groups.flatMap(({ seller, lines: chosen }) =>
      chosen.map(({ line, qty }) => ({ rfq_line_id: line.id, quotation_id: seller.quotation_id, qty })),
    );
    const { rfq_number_id: id, version } = comparison;
    void mutateAsync({ id, version, note: note.trim() || null, lines }).then(({ bids }) => {
      toast.success(t('award.sent', { count: bids.length }));
      onOpenChange(false);
      onSent();
    }, keepError);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('award.askTitle', { count: groups.length })}
      text={t('award.askText', { days: BID_ANSWER_BUSINESS_DAYS })}
      confirmLabel={t('award.send')}
      onConfirm={send}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <KeyValueList
        figures
        labelWidth="minmax(0, 1fr)"
        items={groups.map(({ seller, totals }) => ({
          key: seller.quotation_id,
          label: seller.company_name,
          value: <MoneyText amount={totals.total_amount} currency={totals.currency} strong />,
        }))}
      />
    </ConfirmDialog>
  );
}
