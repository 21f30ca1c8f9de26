import { MATERIAL_CATEGORIES, oneOf } from '../../../contract/choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useApi } from '../../api/ApiProvider';
import { ListBar } from '../../shared/ListBar';
import { ListSearch } from '../../shared/ListSearch';
import { useFilterChange } from '../../shared/useFilterChange';
import { type StockFilter, stockQueries } from './stockQueries';
import { Select } from '../../ui/Select';
import type { Texts } from '../../textKeys';

type Props = {
  filter: StockFilter;
  hrefOf: (filter: StockFilter) => string;
  states?: readonly (keyof Texts['stock']['state'])[];
  /** What can be done with the list. */
  end?: ReactNode;
};

/** Search box, warehouse, category and state of the lots; all of it stands in the address. */
export function StockFilterBar({ filter, hrefOf, states, end }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  const warehouses = useQuery(stockQueries(useApi()).warehouses());
  const go = useFilterChange(filter, hrefOf);
  return (
    <ListBar
      search={
        <ListSearch value={filter.q} label={t('mine.search')} most={200} hrefOf={(q) => hrefOf({ ...filter, q })} />
      }
      count={[filter.warehouse_id, filter.category, states && filter.state].filter(Boolean).length}
      end={end}
      clearHref={hrefOf({ q: filter.q, state: states ? undefined : filter.state })}
    >
      <Select
        compact
        aria-label={t('lot.warehouse')}
        placeholder={t('history.everyWarehouse')}
        options={(warehouses.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.warehouse_id ?? ''}
        onChange={(event) => go({ warehouse_id: event.target.value || undefined })}
      />
      <Select
        compact
        aria-label={t('lot.category')}
        placeholder={t('mine.everyCategory')}
        options={MATERIAL_CATEGORIES.map((value) => ({ value, label: t(`trade:category.${value}`) }))}
        value={filter.category ?? ''}
        onChange={(event) => go({ category: oneOf(MATERIAL_CATEGORIES, event.target.value) })}
      />
      {states && (
        <Select
          compact
          aria-label={t('mine.state')}
          placeholder={t('mine.everyState')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={filter.state ?? ''}
          onChange={(event) => go({ state: (event.target.value || undefined) as StockFilter['state'] })}
        />
      )}
    </ListBar>
  );
}
