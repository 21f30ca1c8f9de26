import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { UnreadCell } from '../../../../contract/entities/rfq';

/** What the columns of the sheet are called. */
export function useColumnNames(): (cell: UnreadCell) => string {
  const { t } = useTranslation(['buyer', 'trade']);
  return useCallback(
    (cell) => {
      switch (cell) {
        case 'schedule':
          return t('grid.schedule');
        case 'wall':
          return t('grid.wall');
        case 'length_m':
          return t('grid.length');
        case 'uom':
          return t('grid.uom');
        case 'target_price':
          return t('grid.targetPrice');
        case 'category':
        case 'size':
        case 'coating':
        case 'qty':
          return t(`trade:field.${cell}`);
      }
    },
    [t],
  );
}
