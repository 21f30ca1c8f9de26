import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import type { ChosenAction } from './ActionDialog';

/** The server takes this many lots at once. */
const MOST = 200;

type Props = { items: readonly StockItem[]; onChoose: (chosen: ChosenAction) => void };

/** What can be done with all selected lots at once; an action that none of them allows is not offered. */
export function SelectionActions({ items, onChoose }: Props) {
  const { t } = useTranslation('stock');
  const free = items.filter((item) => Number(item.available) > 0).slice(0, MOST);
  const open = items.filter((item) => item.is_open).slice(0, MOST);
  if (free.length === 0 && open.length === 0) {
    return (
      <Text as="span" $color="textMuted" $size={13}>
        {t(items.length === 0 ? 'bulk.choose' : 'bulk.nothing')}
      </Text>
    );
  }
  return (
    <>
      {free.length > 0 && (
        <Button size="sm" onClick={() => onChoose({ action: 'open', items: free })}>
          {t('bulk.open', { count: free.length })}
        </Button>
      )}
      {open.length > 0 && (
        <Button size="sm" onClick={() => onChoose({ action: 'close', items: open })}>
          {t('bulk.close', { count: open.length })}
        </Button>
      )}
    </>
  );
}
