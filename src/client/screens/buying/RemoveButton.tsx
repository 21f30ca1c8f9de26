import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '../../ui/IconButton';
import { useCartLine } from './useCart';

/** Takes a line out of the cart. */
export function RemoveButton({ id }: { id: string }) {
  const { t } = useTranslation('cart');
  const { pending, remove } = useCartLine(id);
  return <IconButton label={t('remove')} icon={<Trash2 />} loading={pending} onClick={remove} />;
}
