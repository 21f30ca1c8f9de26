import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { OpenItem } from '../../../contract/entities/market';
import { CompanyName } from '../../parts/CompanyName';
import { ItemPrice } from '../../parts/market/ItemPrice';
import { QuantityText } from '../../parts/QuantityText';
import { SpecText } from '../../parts/SpecText';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Muted } from '../../parts/market/Muted';
import { originText } from '../../../domain/material/originName';
import { useReader } from '../../parts/useReader';

/** Columns of open stock: by whom and from where; the store's own name is left out on its own page. */
export function useItemColumns(withStore: boolean): Column<OpenItem>[] {
  const { t } = useTranslation('market');
  const language = useReader();
  return useMemo(() => {
    const store: Column<OpenItem> = {
      key: 'store',
      header: t('column.store'),
      width: '212px',
      wrap: true,
      render: (item) => (
        <div>
          <CompanyName name={item.store_name} verified={item.store_verified} />
          {item.place && <Muted as="div">{item.place}</Muted>}
        </div>
      ),
    };
    const place: Column<OpenItem> = {
      key: 'place',
      header: t('column.place'),
      width: '88px',
      render: (item) => item.place,
    };
    const columns: Column<OpenItem>[] = [
      {
        key: 'material',
        header: t('column.material'),
        wrap: true,
        render: (item) => (
          <>
            <SpecText spec={item.spec} />
            <Muted>
              {[item.maker, originText(item.origin, language), t(`condition.${item.condition}`)]
                .filter(Boolean)
                .join(' · ')}
            </Muted>
          </>
        ),
      },
      withStore ? store : place,
      {
        key: 'quantity',
        header: t('column.quantity'),
        align: 'right',
        width: '88px',
        render: (item) => <QuantityText qty={item.open_qty} uom={item.uom} />,
      },
      {
        key: 'price',
        header: t('column.price'),
        align: 'right',
        width: '132px',
        render: (item) => <ItemPrice item={item} />,
      },
    ];
    return columns;
  }, [t, withStore, language]);
}
