import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { purchaseQueries } from '../../queries/purchase';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { SkeletonLines } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { AddressForm } from './AddressForm';

type Props = { value: string; onChange: (id: string) => void };

/** One address of the company's book, the default first, or a new one. */
export function AddressChoice({ value, onChange }: Props) {
  const { t } = useTranslation('cart');
  const { data, isPending } = useQuery(purchaseQueries(useApi()).addresses());
  const [adding, setAdding] = useState(false);
  const items = data?.items ?? [];
  const first = items[0]?.id;
  useEffect(() => {
    if (!value && first) onChange(first);
  }, [value, first, onChange]);
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
            note: [one.recipient, one.phone, one.postal_code, one.address].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {adding || items.length === 0 ? (
        <AddressForm onSaved={done} />
      ) : (
        <div>
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('address.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
