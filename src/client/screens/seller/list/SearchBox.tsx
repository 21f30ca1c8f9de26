import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { SellerRequestFilter } from '../../../queries/quotation';
import { TextInput } from '../../../ui/TextInput';
import { filterHref } from './filter';

const Place = styled('search')`
  width: 280px;
`;

/** Words are searched shortly after the last key. */
const PAUSE_MS = 350;

/** Search in the list of requests; what is typed stands in the address. */
export function SearchBox({ filter }: { filter: SellerRequestFilter }) {
  const { t } = useTranslation('seller');
  const { replace } = useRouter();
  const [text, setText] = useState(filter.q ?? '');
  const [kept, setKept] = useState(filter.q ?? '');
  // The address changed by something else, e.g. the back button.
  if (kept !== (filter.q ?? '')) {
    setKept(filter.q ?? '');
    if (text.trim() !== (filter.q ?? '')) setText(filter.q ?? '');
  }
  const wanted = text.trim();
  const href = filterHref({ ...filter, q: wanted || undefined });
  useEffect(() => {
    if (wanted === kept) return;
    const timer = setTimeout(() => void replace(href, undefined, { scroll: false }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, kept, href, replace]);
  return (
    <Place>
      <TextInput
        compact
        type="search"
        icon={<Search />}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Place>
  );
}
