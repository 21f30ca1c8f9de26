import { Download } from 'lucide-react';
import type { SellerRequestSummary } from '../../../../../contract/entities/quotation';
import { useTranslation } from 'next-i18next/pages';
import { exportSellerRequests } from '../../../../../contract/routes/quotation';
import { ListBar } from '../../../../shared/ListBar';
import { saveFile } from '../../../../shared/saveFile';
import { useFilterChange } from '../../../../shared/useFilterChange';
import { ListSearch } from '../../../../shared/ListSearch';
import { ListViewTools } from '../../../../shell/views/ListViewTools';
import { useListView } from '../../../../shell/views/useListView';
import { useSession } from '../../../../shell/session/useSession';
import { paths } from '../../../../paths';
import { useDownload } from '../../../../queries/fileExport';
import type { SellerRequestFilter } from '../../../../queries/quotation';
import { Checkbox } from '../../../../ui/Checkbox';
import { Select } from '../../../../ui/Select';
import type { Column } from '../../../../ui/dataTable/tableTypes';
import { IconButton } from '../../../../ui/IconButton';
import { countNarrowing, DUE_HOURS, filterHref, KINDS, ordered, ORIGINS, SORTS } from './filter';
import type { TextKey } from '../../../../textKeys';

type Props = { filter: SellerRequestFilter; columns: readonly Column<SellerRequestSummary>[] };

/** Search, filters, order, named views and the spreadsheet of the list; all of it stands in the address. */
export function RequestFilters({ filter, columns }: Props) {
  const { t } = useTranslation('seller');
  const download = useDownload(exportSellerRequests);
  const href = filterHref(filter);
  const go = useFilterChange(filter, filterHref, 'replace');
  const { keep } = useListView('received');
  const { sort } = ordered(filter, useSession().profile);
  const choice = (name: 'due_hours' | 'kind' | 'origin', values: readonly string[]) => (
    <Select
      compact
      aria-label={t(`filter.${name}`)}
      placeholder={t(`filter.${name}Any` as TextKey<'seller'>)}
      options={values.map((value) => ({ value, label: t(`filter.${name}Is.${value}` as TextKey<'seller'>) }))}
      value={String(filter[name] ?? '')}
      onChange={({ target: { value } }) => go({ [name]: value === '' ? undefined : value })}
    />
  );
  return (
    <ListBar
      search={<ListSearch value={filter.q} label={t('list.search')} hrefOf={(q) => filterHref({ ...filter, q })} />}
      count={countNarrowing(filter)}
      clearHref={filterHref({ status: filter.status, q: filter.q, sort: filter.sort })}
      end={
        <>
          <IconButton
            variant="secondary"
            label={t('filter.export')}
            icon={<Download />}
            loading={download.isPending}
            onClick={() => download.mutate({ query: { ...filter, sort } }, { onSuccess: saveFile })}
          />
          <ListViewTools list="received" columns={columns} path={paths.seller.requests()} href={href} />
        </>
      }
    >
      {choice('due_hours', DUE_HOURS)}
      {choice('kind', KINDS)}
      {choice('origin', ORIGINS)}
      <Select
        compact
        aria-label={t('filter.sort')}
        options={SORTS.map((value) => ({ value, label: t(`filter.sortIs.${value}`) }))}
        value={sort}
        onChange={({ target }) => {
          const chosen = SORTS.find((each) => each === target.value) ?? SORTS[0];
          keep({ sort: chosen });
          go({ sort: chosen });
        }}
      />
      <Checkbox
        label={t('filter.draft')}
        checked={filter.draft === '1'}
        onChange={(event) => go({ draft: event.target.checked ? '1' : undefined })}
      />
    </ListBar>
  );
}
