import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { ChosenDeed } from '../deeds/DeedDialog';
import { SelectionDeeds } from '../deeds/SelectionDeeds';

type Props = { items: readonly StockItem[]; saving: boolean; onChoose: (chosen: ChosenDeed) => void };

/** What can be done with the grid's selected lots, and whether an edit is being saved. */
export function SelectionBar({ items, saving, onChoose }: Props) {
  const { t } = useTranslation('stock');
  // Pressing a button must not take the selection away from the grid before the click arrives.
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <Inline onMouseDown={keep}>
      <SelectionDeeds items={items} onChoose={onChoose} />
      <Text as="span" $color="textMuted" $size={13} aria-live="polite">
        {saving && t('mine.saving')}
      </Text>
    </Inline>
  );
}
