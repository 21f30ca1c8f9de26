import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { exportSellerRequests } from '../../../../contract/endpoints/quotation';
import { ListBar } from '../../../parts/ListBar';
import { saveFile } from '../../../parts/saveFile';
import { useFilterChange } from '../../../parts/useFilterChange';
import { SavedViews } from '../../../parts/views/SavedViews';
import { paths } from '../../../paths';
import { useDownload } from '../../../queries/download';
import type { SellerRequestFilter } from '../../../queries/quotation';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Select } from '../../../ui/Select';
import { countNarrowing, DUE_HOURS, filterHref, KINDS, ORIGINS, SORTS } from './filter';
import { SearchBox } from './SearchBox';
import type { TextKey } from '../../../textKeys';

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
