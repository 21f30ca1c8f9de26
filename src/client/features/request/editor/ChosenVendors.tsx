import { useQuery } from '@tanstack/react-query';
import { Plus, Search, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiProvider';
import { vendorQueries } from './vendorQueries';
import { CompanyName } from '../../../shared/CompanyName';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useAddVendor } from './useAddVendor';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Companies chosen by name: found by a part of it, added and removed with one press. */
export function ChosenVendors({ number }: { number: string }) {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery(vendorQueries(api).of(number));
  const found = useQuery(vendorQueries(api).search(q));
  const { add, remove, working, waits, question } = useAddVendor(number, () => setTyped(''));
  const chosen = (data?.items ?? []).flatMap((one) =>
    one.source === 'chosen' && one.company_id !== null
      ? [{ id: one.company_id, name: one.company_name ?? one.name, verified: one.verified }]
      : [],
  );
  const ids = chosen.map((one) => one.id);
  const offered = q === '' ? [] : (found.data?.items ?? []).filter((one) => !ids.includes(one.company_id));
  const nobody = q !== '' && found.isSuccess && !found.isFetching && offered.length === 0;
  const taken = (found.data?.items ?? []).length > 0;
  // What is found comes out from under the bar at the window's foot.
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (offered.length > 0) results.current?.scrollIntoView({ block: 'nearest' });
  }, [offered.length]);
  return (
    <Stack $gap={3}>
      <Field label={t('vendor.search')}>
        <TextInput icon={<Search />} maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {nobody && <Text aria-live="polite">{t(taken ? 'vendor.taken' : 'vendor.nobody', { q })}</Text>}
      {offered.length > 0 && (
        <Row ref={results}>
          {offered.map((one) => (
            <Button
              key={one.company_id}
              size="sm"
              icon={<Plus />}
              aria-label={t('vendor.add', { name: one.name })}
              loading={working === one.company_id}
              disabled={waits(one.company_id)}
              onClick={() => add(one)}
            >
              <CompanyName name={one.name} verified={one.verified} />
            </Button>
          ))}
        </Row>
      )}
      {chosen.length > 0 && (
        <Row>
          {chosen.map(({ id, name, verified }) => (
            <Button
              key={id}
              size="sm"
              trailingIcon={<X />}
              aria-label={t('vendor.remove', { name })}
              loading={working === id}
              disabled={waits(id)}
              onClick={() => remove(id)}
            >
              <CompanyName name={name} verified={verified} />
            </Button>
          ))}
        </Row>
      )}
      {question}
    </Stack>
  );
}
