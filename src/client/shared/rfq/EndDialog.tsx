import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import { useEndRfq } from '../../queries/rfq';
import { Banner } from '../../ui/Banner';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { RfqDialogProps } from './dialogProps';
import { useRefusal } from './useRefusal';

/** Ends collecting early, after saying what follows from it. */
export function EndDialog({ rfq, open, onOpenChange }: RfqDialogProps) {
  const { t } = useTranslation('rfq');
  const { mutate, isPending, error, reset } = useEndRfq();
  const refusal = useRefusal(error);
  const close = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
  const end = () =>
    mutate(
      { id: rfq.rfq_number_id, version: rfq.version },
      {
        onSuccess: () => {
          toast.success(t('end.done'));
          close(false);
        },
      },
    );
  const empty = rfq.quotation_count === 0;
  const waiting = rfq.sealed && rfq.quotation_count + rfq.declined_count < rfq.seller_count;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={t('end.title')}
      text={empty ? t('end.textEmpty') : t('end.text', { count: rfq.quotation_count })}
      confirmLabel={t('end.confirm')}
      leaveLabel={t('end.keep')}
      danger={empty}
      final
      confirmDisabled={waiting}
      loading={isPending}
      error={refusal}
      onConfirm={end}
    >
      {waiting && <Banner tone="warning">{t('end.sealed')}</Banner>}
    </ConfirmDialog>
  );
}
