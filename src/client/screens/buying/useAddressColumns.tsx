import { useTranslation } from 'next-i18next/pages';
import type { DeliveryAddress } from '../../../contract/entities/cart';
import { Chip } from '../../ui/Chip';
import { editColumn } from '../../ui/dataTable/editColumn';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Inline } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useAddressText } from './useAddressText';

type Deeds = {
  onEdit: (address: DeliveryAddress) => void;
  onRemove: (address: DeliveryAddress) => void;
  /** Id of the one that is being removed. */
  removing: string | null;
};

/** Columns of the address book: the address, and what may be done with it. */
export function useAddressColumns({ onEdit, onRemove, removing }: Deeds): Column<DeliveryAddress>[] {
  const { t } = useTranslation('cart');
  const addressText = useAddressText();
  return [
    {
      key: 'address',
      header: t('address.address'),
      wrap: true,
      render: (one) => (
        <div>
          <Inline $gap={2}>
            <strong>{one.label}</strong>
            {one.is_default && (
              <Chip size="sm" tone="blue">
                {t('address.default')}
              </Chip>
            )}
          </Inline>
          <Text $size={13} $color="textMuted">
            {addressText(one)}
          </Text>
        </div>
      ),
    },
    editColumn(
      (one) => ({ label: t('address.edit', { name: one.label }), onClick: () => onEdit(one) }),
      (one) => ({
        label: t('address.remove', { name: one.label }),
        loading: one.id === removing,
        onClick: () => onRemove(one),
      }),
    ),
  ];
}
