import { Download, Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { exportSellerRequests } from '../../../../../contract/routes/quotation';
import { ListBar } from '../../../../shared/ListBar';
import { saveFile } from '../../../../shared/saveFile';
import { useFilterChange } from '../../../../shared/useFilterChange';
import { SavedViews } from '../../../../shared/views/SavedViews';
import { paths } from '../../../../paths';
import { useDownload } from '../../../../queries/fileExport';
import type { SellerRequestFilter } from '../../../../queries/quotation';
import { Button } from '../../../../ui/Button';
import { Checkbox } from '../../../../ui/Checkbox';
import { Select } from '../../../../ui/Select';
import { countNarrowing, DUE_HOURS, filterHref, KINDS, ORIGINS, SORTS } from './filter';
import type { TextKey } from '../../../../textKeys';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { TextInput } from '../../../../ui/TextInput';

/** Search, filters, order, named views and the spreadsheet of the list; all of it stands in the address. */
export function RequestFilters({ filter }: { filter: SellerRequestFilter }) {
  const { t } = useTranslation('seller');
  const download = useDownload(exportSellerRequests);
  const href = filterHref(filter);
  const go = useFilterChange(filter, filterHref, 'replace');
  const choice = (name: 'due_hours' | 'kind' | 'origin' | 'sort', values: readonly string[], optional = true) => (
    <Select
      compact
      aria-label={t(`filter.${name}`)}
      {...(optional ? { placeholder: t(`filter.${name}Any` as TextKey<'seller'>) } : {})}
      options={values.map((value) => ({ value, label: t(`filter.${name}Is.${value}` as TextKey<'seller'>) }))}
      value={String(filter[name] ?? (optional ? '' : values[0]))}
      onChange={({ target: { value } }) => go({ [name]: value === '' ? undefined : value })}
    />
  );
  return (
    <ListBar
      search={<SearchBox filter={filter} />}
      count={countNarrowing(filter)}
      clearHref={filterHref({ status: filter.status, q: filter.q, sort: filter.sort })}
      end={
        <>
          <SavedViews list="seller-requests" path={paths.seller.requests()} href={href} />
          <Button
            size="sm"
            icon={<Download />}
            loading={download.isPending}
            onClick={() => download.mutate({ query: filter }, { onSuccess: saveFile })}
          >
            {t('filter.export')}
          </Button>
        </>
      }
    >
      {choice('due_hours', DUE_HOURS)}
      {choice('kind', KINDS)}
      {choice('origin', ORIGINS)}
      {choice('sort', SORTS, false)}
      <Checkbox
        label={t('filter.draft')}
        checked={filter.draft === '1'}
        onChange={(event) => go({ draft: event.target.checked ? '1' : undefined })}
      />
    </ListBar>
  );
}

const Place = styled('search')`
  width: 280px;
`;

/** Words are searched shortly after the last key. */
const PAUSE_MS = 350;

/** Search in the list of requests; what is typed stands in the address. */
function SearchBox({ filter }: { filter: SellerRequestFilter }) {
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
