import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { DeliveryAddress } from '../../../contract/entities/cart';
import { useRemoveAddress, useSaveAddress } from '../../queries/purchase';
import { useErrorText } from '../../shell/errors/useErrorText';
import { DataTable } from '../../ui/DataTable';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { Stack } from '../../ui/Stack';
import { useUndo } from '../../ui/useUndo';
import { AddressForm } from './AddressForm';
import { useAddressColumns } from './useAddressColumns';

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
    const { id: _id, version: _version, ...input } = one;
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
      width={640}
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
