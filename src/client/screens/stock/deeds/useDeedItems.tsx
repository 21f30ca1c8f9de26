import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { paths } from '../../../paths';
import type { MenuItem } from '../../../ui/Menu';
import { type LotDeed, MOVEMENTS } from './deeds';

/** The menu of a lot: every movement, sale, and the way to its history. */
export function useDeedItems(onDeed: (deed: LotDeed, item: StockItem) => void): (item: StockItem) => MenuItem[] {
  const { t } = useTranslation('stock');
  return useCallback(
    (item) => {
      const act = (key: LotDeed, disabled = false) => ({
        key,
        label: t(`deed.${key}.name`),
        disabled,
        onSelect: () => onDeed(key, item),
      });
      const none = Number(item.available) <= 0;
      const canCut = item.spec.category === 'pipe' && item.spec.length_m !== null && item.uom === 'EA';
      return [
        ...MOVEMENTS.map((deed) =>
          act(deed, ((deed === 'issue' || deed === 'move') && none) || (deed === 'cut' && (none || !canCut))),
        ),
        { kind: 'separator', key: 'line' },
        act('files'),
        act('open', none),
        act('close', !item.is_open),
        { kind: 'link', key: 'history', label: t('history.title'), href: paths.stock.history({ item: item.id }) },
        ...(item.is_open
          ? [{ kind: 'link' as const, key: 'page', label: t('deed.page'), href: paths.stock.item(item.id) }]
          : []),
      ];
    },
    [t, onDeed],
  );
}
