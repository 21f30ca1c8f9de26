import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { paths } from '../../../paths';
import type { MenuItem } from '../../../ui/menuProps';
import { type LotAction, MOVEMENTS } from './actions';

/** The menu of a lot: every movement, sale, and the way to its history. */
export function useActionItems(
  onAction: (action: LotAction, item: StockItem) => void,
): (item: StockItem) => MenuItem[] {
  const { t } = useTranslation('stock');
  return useCallback(
    (item) => {
      const act = (key: LotAction, disabled = false) => ({
        key,
        label: t(`action.${key}.name`),
        disabled,
        onSelect: () => onAction(key, item),
      });
      const none = Number(item.available) <= 0;
      const canCut = item.spec.category === 'pipe' && item.spec.length_m !== null && item.uom === 'EA';
      return [
        ...MOVEMENTS.map((action) =>
          act(action, ((action === 'issue' || action === 'move') && none) || (action === 'cut' && (none || !canCut))),
        ),
        { kind: 'separator', key: 'line' },
        act('files'),
        act('open', none),
        act('close', !item.is_open),
        { kind: 'link', key: 'history', label: t('history.title'), href: paths.stock.history({ item: item.id }) },
        ...(item.is_open
          ? [{ kind: 'link' as const, key: 'page', label: t('action.page'), href: paths.stock.item(item.id) }]
          : []),
      ];
    },
    [t, onAction],
  );
}
