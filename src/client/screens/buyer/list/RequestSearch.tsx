import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import type { RfqFilter } from '../../../queries/rfq';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/TextInput';
import { filterHref } from './filter';

const Form = styled.search`
  & > form {
    display: flex;
    gap: ${space(2)};
    max-width: 420px;
    margin: ${space(4)} 0;
  }
  & > form > :first-child {
    flex: 1;
  }
`;

/** Searches number, title and project; the words live in the address. */
export function RequestSearch({ filter }: { filter: RfqFilter }) {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const [typed, setTyped] = useState(filter.q ?? '');
  const [searched, setSearched] = useState(filter.q);
  if (searched !== filter.q) {
    // The back button or a tab changed the address.
    setSearched(filter.q);
    setTyped(filter.q ?? '');
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    void router.push(filterHref({ ...filter, q: typed.trim() || undefined }), undefined, { scroll: false });
  };
  return (
    <Form>
      <form onSubmit={search}>
        <TextInput
          compact
          type="search"
          icon={<Search />}
          maxLength={100}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('list.find')}</Button>
      </form>
    </Form>
  );
}
