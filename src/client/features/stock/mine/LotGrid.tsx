import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import { useTableViewOf } from '../../../shell/views/useListView';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { LineGrid } from '../../../ui/LineGrid';
import type { ChosenAction } from '../actions/ActionDialog';
import type { LotRow } from './lotRow';
import type { useLotEdits } from './useLotEdits';
import { Inline } from '../../../ui/Stack';
import { SelectionActions } from '../actions/SelectionActions';

type Props = {
  items: readonly StockItem[];
  columns: readonly GridColumn<LotRow>[];
  edits: ReturnType<typeof useLotEdits>;
  onChoose: (chosen: ChosenAction) => void;
};

/** All lots in a grid: actions of one stand in its row, those of several below. */
export function LotGrid({ items, columns, edits, onChoose }: Props) {
  const { t } = useTranslation('stock');
  const [range, setRange] = useState<readonly number[] | null>(null);
  const view = useTableViewOf('stock');
  const { state, kept, retry } = edits.autosave;
  const status = <SaveStatus state={state} kept={kept} onRetry={retry} quiet />;
  const selected = range?.flatMap((place) => items[place] ?? []) ?? [];
  return (
    <LineGrid
      aria-label={t('mine.title')}
      columns={columns}
      value={edits.rows}
      onChange={edits.change}
      onType={edits.type}
      newRow={() => edits.rows[0] as LotRow}
      canAddRows={false}
      height="window"
      view={view}
      onSelectRows={setRange}
      actions={<SelectionBar items={selected} status={status} onChoose={onChoose} />}
    />
  );
}

type SelectionBarProps = { items: readonly StockItem[]; status: ReactNode; onChoose: (chosen: ChosenAction) => void };

/** What can be done with the grid's selected lots, and whether what was typed is saved. */
function SelectionBar({ items, status, onChoose }: SelectionBarProps) {
  // Pressing a button must not take the selection away from the grid before the click arrives.
  const keep = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <Inline onMouseDown={keep}>
      <SelectionActions items={items} onChoose={onChoose} />
      {status}
    </Inline>
  );
}
