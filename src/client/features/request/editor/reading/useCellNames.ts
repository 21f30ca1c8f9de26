import { useTranslation } from 'next-i18next/pages';
import type { FieldReading } from './readingOf';

/** What the grid calls its cells. */
export function useCellNames(): (cell: FieldReading['cell']) => string {
  const { t } = useTranslation(['buyer', 'trade']);
  return (cell) => {
    switch (cell) {
      case 'schedule':
        return t('grid.schedule');
      case 'ends':
        return t('grid.ends');
      case 'length_m':
        return t('grid.length');
      case 'wall':
        return t('grid.wall');
      case 'standard':
      case 'coating':
        return t(`trade:field.${cell}`);
      case 'size':
      case 'category':
      case 'type':
      case 'grade':
      case 'qty':
        return t(`trade:field.${cell}`);
    }
  };
}
