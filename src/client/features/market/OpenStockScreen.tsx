import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { paths } from '../../paths';
import type { StockSearch } from '../../queries/market';
import { useRoute } from '../../shell/useRoute';
import { PageHeader } from '../../ui/PageHeader';
import { readSearch, writeSearch } from './searchAddress';
import { StockResults } from './StockResults';

/** Listed stock of all companies, for anybody. */
export function OpenStockScreen() {
  const { t } = useTranslation('market');
  const { query } = useRoute();
  const hrefOf = useCallback((search: StockSearch) => paths.stock.search(writeSearch(search)), []);
  return (
    <>
      <PageHeader dense title={t('stock.title')} meta={t('stock.note')} />
      <StockResults search={readSearch(query)} hrefOf={hrefOf} withStore />
    </>
  );
}
