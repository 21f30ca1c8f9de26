import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import type { StockItem } from '../../../../contract/entities/stock';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

type Props = { items: readonly StockItem[]; onClose: () => void };

/** Takes lots off the market; what buyers have reserved stays theirs. */
export function CloseDialog({ items, onClose }: Props) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useStockWork();
  const close = () =>
    mutate(
      { deed: 'close', body: { items: items.map(({ id, version }) => ({ item_id: id, version })) } },
      {
        onSuccess: () => {
          toast.success(t('deed.close.done', { count: items.length }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deed.close.many', { count: items.length })}
      text={t('deed.close.text')}
      confirmLabel={t('deed.close.name')}
      loading={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={close}
    />
  );
}
