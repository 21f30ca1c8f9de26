import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { addressQueries } from '../../queries/address';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { SkeletonLines } from '../../ui/Skeleton';
import { late } from '../../ui/late';
import { lateDialog } from '../../ui/lateDialog';
import { Inline, Stack } from '../../ui/Stack';
import { useAddressText } from './useAddressText';

const AddressForm = late(() => import('./AddressForm').then((part) => part.AddressForm));
const { Dialog: AddressBook } = lateDialog(() => import('./AddressBook').then((part) => part.AddressBook));

type Props = { value: string; onChange: (id: string) => void };

/** An address of a site or of the company's book, the own site's and the default first, or a new one. */
export function AddressChoice({ value, onChange }: Props) {
  const { t } = useTranslation('cart');
  const { data, isPending } = useQuery(addressQueries(useApi()).list());
  const addressText = useAddressText();
  const [adding, setAdding] = useState(false);
  const [managing, setManaging] = useState(false);
  const items = data?.items ?? [];
  const first = items[0]?.id;
  const known = items.some(({ id }) => id === value);
  useEffect(() => {
    // An address that was removed meanwhile gives way to the usual one.
    if (first && !known) onChange(first);
    else if (value && !first && !isPending) onChange('');
  }, [value, known, first, isPending, onChange]);
  if (isPending) return <SkeletonLines lines={2} />;
  const done = (id: string) => {
    onChange(id);
    setAdding(false);
  };
  return (
    <Stack $gap={3}>
      {items.length > 0 && (
        <RadioCards
          aria-label={t('step.address')}
          columns={2}
          value={value}
          onChange={onChange}
          options={items.map((one) => ({
            value: one.id,
            label: one.label,
            note: addressText(one),
          }))}
        />
      )}
      {adding || items.length === 0 ? (
        <AddressForm onSaved={done} />
      ) : (
        <Inline>
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('address.add')}
          </Button>
          {items.some(({ site }) => !site) && (
            <Button size="sm" onClick={() => setManaging(true)}>
              {t('address.book')}
            </Button>
          )}
        </Inline>
      )}
      {managing && <AddressBook items={items.filter(({ site }) => !site)} onClose={() => setManaging(false)} />}
    </Stack>
  );
}
