import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { DeliveryAddress } from '../../../contract/entities/address';
import { useRemoveAddress, useSaveAddress } from './purchaseQueries';
import { useErrorText } from '../../shell/errors/useErrorText';
import { DataTable } from '../../ui/DataTable';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { Stack, Inline } from '../../ui/Stack';
import { useUndo } from '../../ui/useUndo';
import { AddressForm } from './AddressForm';
import { Chip } from '../../ui/Chip';
import { editColumn } from '../../ui/dataTable/editColumn';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Text } from '../../ui/Text';
import { useAddressText } from './useAddressText';

type Props = { items: readonly DeliveryAddress[]; onClose: () => void };

/** The company's address book: correct, remove, choose the usual one. Orders keep their address as it was. */
export function AddressBook({ items, onClose }: Props) {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  const [edited, setEdited] = useState<string | null>(null);
  const removal = useRemoveAddress();
  const { mutate: add } = useSaveAddress(undefined);
  const { offer, bar } = useUndo();
  const remove = (one: DeliveryAddress) => {
    const { id: _id, version: _version, site: _site, ...input } = one;
    removal.mutate(one, { onSuccess: () => offer(t('address.removed', { name: one.label }), () => add(input)) });
  };
  const columns = useAddressColumns({
    onEdit: ({ id }) => setEdited(id),
    onRemove: remove,
    removing: removal.isPending ? removal.variables.id : null,
  });
  const address = items.find(({ id }) => id === edited);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t('address.book')}
      description={t('address.bookText')}
    >
      {address ? (
        <AddressForm key={address.id} address={address} onSaved={() => setEdited(null)} />
      ) : (
        <Stack $gap={3}>
          {removal.error && <InlineError>{errorText(removal.error)}</InlineError>}
          {bar}
          <DataTable dense aria-label={t('address.book')} rows={items} rowKey={({ id }) => id} columns={columns} />
        </Stack>
      )}
    </Dialog>
  );
}

type Actions = {
  onEdit: (address: DeliveryAddress) => void;
  onRemove: (address: DeliveryAddress) => void;
  /** Id of the one that is being removed. */
  removing: string | null;
};

/** Columns of the address book: the address, and what may be done with it. */
function useAddressColumns({ onEdit, onRemove, removing }: Actions): Column<DeliveryAddress>[] {
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
