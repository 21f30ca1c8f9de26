import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RfqSummary } from '../../../../contract/entities/rfq';
import { exportRfqs } from '../../../../contract/routes/request';
import { ListBar } from '../../../shared/ListBar';
import { saveFile } from '../../../shared/saveFile';
import { ListSearch } from '../../../shared/ListSearch';
import { useFilterChange } from '../../../shared/useFilterChange';
import { ListViewTools } from '../../../shell/views/ListViewTools';
import { useListView } from '../../../shell/views/useListView';
import { paths } from '../../../paths';
import { useDownload } from '../../../queries/fileExport';
import type { RfqFilter } from '../../../queries/rfq';
import { space } from '../../../theme/tokens';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { IconButton } from '../../../ui/IconButton';
import { Select } from '../../../ui/Select';
import { useSession } from '../../../shell/session/useSession';
import { filterHref, ordered, SORTS } from './filter';

const Place = styled.div`
  margin: ${space(2)} 0;
`;

type Props = { filter: RfqFilter; columns: readonly Column<RfqSummary>[] };

/** Search, filter, order and export of the list. What is chosen lives in the address, so a view can be kept. */
export function ListTools({ filter, columns }: Props) {
  const { t } = useTranslation('buyer');
  const download = useDownload(exportRfqs);
  const go = useFilterChange(filter, filterHref);
  const { keep } = useListView('requests');
  const { sort } = ordered(filter, useSession().profile);
  return (
    <Place>
      <ListBar
        search={<ListSearch value={filter.q} label={t('list.search')} hrefOf={(q) => filterHref({ ...filter, q })} />}
        count={filter.sealed ? 1 : 0}
        clearHref={filterHref({ ...filter, sealed: undefined })}
        end={
          <>
            <IconButton
              variant="secondary"
              label={t('list.export')}
              icon={<FileSpreadsheet />}
              loading={download.isPending}
              onClick={() => download.mutate({ query: { ...filter, sort } }, { onSuccess: saveFile })}
            />
            <ListViewTools list="requests" columns={columns} path={paths.buyer.requests()} href={filterHref(filter)} />
          </>
        }
      >
        <Select
          compact
          aria-label={t('list.bids')}
          value={filter.sealed ?? ''}
          placeholder={t('list.anyBid')}
          options={[
            { value: '1', label: t('list.sealedOnly') },
            { value: '0', label: t('list.openOnly') },
          ]}
          onChange={({ target }) => go({ sealed: target.value === '' ? undefined : target.value === '1' ? '1' : '0' })}
        />
        <Select
          compact
          aria-label={t('list.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`list.sort_${value}`) }))}
          onChange={({ target }) => {
            const chosen = SORTS.find((each) => each === target.value) ?? SORTS[0];
            keep({ sort: chosen });
            go({ sort: chosen });
          }}
        />
      </ListBar>
    </Place>
  );
}
