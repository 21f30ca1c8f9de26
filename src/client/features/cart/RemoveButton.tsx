import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '../../ui/IconButton';
import type { CartLine, CartRemoval } from './useCartRemoval';

/** Takes a line out of the cart. */
export function RemoveButton({ line, removal }: { line: CartLine; removal: CartRemoval }) {
  const { t } = useTranslation('cart');
  return (
    <IconButton
      label={t('remove')}
      icon={<Trash2 />}
      loading={removal.isGoing(line.id)}
      onClick={() => removal.remove(line)}
    />
  );
}
