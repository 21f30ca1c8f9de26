import type { ReactNode } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { Inline } from '../../../ui/Stack';
import type { ChosenAction } from '../actions/ActionDialog';
import { SelectionActions } from '../actions/SelectionActions';

type Props = { items: readonly StockItem[]; status: ReactNode; onChoose: (chosen: ChosenAction) => void };

/** What can be done with the grid's selected lots, and whether what was typed is saved. */
export function SelectionBar({ items, status, onChoose }: Props) {
  // Pressing a button must not take the selection away from the grid before the click arrives.
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <Inline onMouseDown={keep}>
      <SelectionActions items={items} onChoose={onChoose} />
      {status}
    </Inline>
  );
}
