import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useChangeCart } from '../../queries/cart';
import { IconButton } from '../../ui/IconButton';

/** Takes a line out of the cart. */
export function RemoveButton({ id }: { id: string }) {
  const { t } = useTranslation('cart');
  const change = useChangeCart();
  return (
    <IconButton
      label={t('remove')}
      icon={<Trash2 />}
      loading={change.isPending}
      onClick={() => change.mutate({ action: 'remove', ids: [id] })}
    />
  );
}
