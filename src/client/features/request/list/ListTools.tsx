import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { exportRfqs } from '../../../../contract/routes/request';
import { ListBar } from '../../../shared/ListBar';
import { saveFile } from '../../../shared/saveFile';
import { SearchForm } from '../../../shared/SearchForm';
import { useFilterChange } from '../../../shared/useFilterChange';
import { SavedViews } from '../../../shared/views/SavedViews';
import { paths } from '../../../paths';
import { useDownload } from '../../../queries/fileExport';
import type { RfqFilter } from '../../../queries/rfq';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { filterHref } from './filter';

const SORTS = ['changed', 'deadline', 'created'] as const;

const Place = styled.div`
  margin: ${space(4)} 0;
`;

/** Search, filter, order and export of the list. What is chosen lives in the address, so a view can be kept. */
export function ListTools({ filter }: { filter: RfqFilter }) {
  const { t } = useTranslation('buyer');
  const download = useDownload(exportRfqs);
  const go = useFilterChange(filter, filterHref);
  return (
    <Place>
      <ListBar
        search={
          <SearchForm
            value={filter.q}
            label={t('list.search')}
            action={t('list.find')}
            most={100}
            hrefOf={(q) => filterHref({ ...filter, q })}
          />
        }
        count={filter.sealed ? 1 : 0}
        clearHref={filterHref({ ...filter, sealed: undefined })}
        end={
          <>
            <SavedViews list="buyer-requests" path={paths.buyer.requests()} href={filterHref(filter)} />
            <Button
              size="sm"
              icon={<FileSpreadsheet />}
              loading={download.isPending}
              onClick={() =>
                download.mutate({ query: { ...filter, sort: filter.sort ?? 'changed' } }, { onSuccess: saveFile })
              }
            >
              {t('list.export')}
            </Button>
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
          value={filter.sort ?? 'changed'}
          options={SORTS.map((value) => ({ value, label: t(`list.sort_${value}`) }))}
          onChange={({ target }) => go({ sort: SORTS.find((sort) => sort === target.value && sort !== 'changed') })}
        />
      </ListBar>
    </Place>
  );
}
