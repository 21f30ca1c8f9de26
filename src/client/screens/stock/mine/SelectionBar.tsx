import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { Button } from '../../../ui/Button';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { ChosenDeed } from '../deeds/DeedDialog';

/** The server takes this many lots at once. */
const MOST = 200;

type Props = { items: readonly StockItem[]; saving: boolean; onChoose: (chosen: ChosenDeed) => void };

/** What can be done with all selected lots at once. */
export function SelectionBar({ items, saving, onChoose }: Props) {
  const { t } = useTranslation('stock');
  const free = items.filter((item) => Number(item.available) > 0).slice(0, MOST);
  const open = items.filter((item) => item.is_open).slice(0, MOST);
  // Pressing a button must not take the selection away from the grid before the click arrives.
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <Inline onMouseDown={keep}>
      <Button size="sm" disabled={free.length === 0} onClick={() => onChoose({ deed: 'open', items: free })}>
        {t('bulk.open', { count: free.length })}
      </Button>
      <Button size="sm" disabled={open.length === 0} onClick={() => onChoose({ deed: 'close', items: open })}>
        {t('bulk.close', { count: open.length })}
      </Button>
      <Text as="span" $color="textMuted" $size={13} aria-live="polite">
        {saving && t('mine.saving')}
      </Text>
    </Inline>
  );
}
