import { HeartOff, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { toast } from 'react-hot-toast';
import type { Interest } from '../../../contract/entities/interest';
import { useChangeCart } from '../../queries/cart';
import { IconButton } from '../../ui/IconButton';
import { Inline } from '../../ui/Stack';

/** Into the cart, where it can be bought, and off the list. */
export function InterestActions({ row, onDrop }: { row: Interest; onDrop: (row: Interest) => void }) {
  const { t } = useTranslation('interest');
  const cart = useChangeCart();
  // The whole row is a link to the record.
  const only = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const { record_id: item_id, unit_price: seen_price, price_uom: seen_price_uom, record_type } = row;
  const put = () =>
    cart.mutate(
      { action: 'add', body: { stock: [{ item_id, qty: '1', seen_price, seen_price_uom }] } },
      { onSuccess: () => toast.success(t('added')) },
    );
  return (
    <Inline $gap={0} $nowrap>
      {record_type === 'stock' && !row.gone && (
        <IconButton label={t('cart')} icon={<ShoppingCart />} loading={cart.isPending} onClick={only(put)} />
      )}
      <IconButton label={t('remove')} icon={<HeartOff />} onClick={only(() => onDrop(row))} />
    </Inline>
  );
}
