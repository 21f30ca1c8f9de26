import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { StockItem } from '../../../../contract/entities/stock';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import { LineGrid } from '../../../ui/LineGrid';
import type { ChosenAction } from '../actions/ActionDialog';
import type { LotAction } from '../actions/actions';
import type { LotRow } from './lotRow';
import { SelectionBar } from './SelectionBar';
import { useLotColumns } from './useLotColumns';
import type { useLotEdits } from './useLotEdits';

type Props = {
  items: readonly StockItem[];
  edits: ReturnType<typeof useLotEdits>;
  onChoose: (chosen: ChosenAction) => void;
};

/** All lots in a grid: actions of one stand in its row, those of several below. */
export function LotGrid({ items, edits, onChoose }: Props) {
  const { t } = useTranslation('stock');
  const [range, setRange] = useState<{ from: number; to: number } | null>(null);
  const onAction = useCallback((action: LotAction, item: StockItem) => onChoose({ action, items: [item] }), [onChoose]);
  const columns = useLotColumns(onAction);
  const { state, kept, retry } = edits.autosave;
  const status = <SaveStatus state={state} kept={kept} onRetry={retry} quiet />;
  const selected = range ? items.slice(range.from, range.to + 1) : [];
  return (
    <LineGrid
      aria-label={t('mine.title')}
      columns={columns}
      value={edits.rows}
      onChange={edits.change}
      onType={edits.type}
      newRow={() => edits.rows[0] as LotRow}
      canAddRows={false}
      height={600}
      onSelectRows={setRange}
      actions={<SelectionBar items={selected} status={status} onChoose={onChoose} />}
    />
  );
}
