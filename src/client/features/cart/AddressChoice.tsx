import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { purchaseQueries } from './purchaseQueries';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { SkeletonLines } from '../../ui/Skeleton';
import { Inline, Stack } from '../../ui/Stack';
import { AddressBook } from './AddressBook';
import { AddressForm } from './AddressForm';
import { useAddressText } from './useAddressText';

type Props = { value: string; onChange: (id: string) => void };

/** One address of the company's book, the default first, or a new one. */
export function AddressChoice({ value, onChange }: Props) {
  const { t } = useTranslation('cart');
  const { data, isPending } = useQuery(purchaseQueries(useApi()).addresses());
  const addressText = useAddressText();
  const [adding, setAdding] = useState(false);
  const [managing, setManaging] = useState(false);
  const items = data?.items ?? [];
  const first = items[0]?.id;
  const known = items.some(({ id }) => id === value);
  useEffect(() => {
    // An address that was removed from the book meanwhile gives way to the usual one.
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
          <Button size="sm" onClick={() => setManaging(true)}>
            {t('address.book')}
          </Button>
        </Inline>
      )}
      {managing && <AddressBook items={items} onClose={() => setManaging(false)} />}
    </Stack>
  );
}
