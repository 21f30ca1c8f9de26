import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { DivideDialog } from '../award/DivideDialog';
import { divided, toggled } from '../award/selection';
import { useSelection } from '../award/useSelection';
import { ArithmeticDialog } from './ArithmeticDialog';
import { ComparisonEmpty } from './ComparisonEmpty';
import { ComparisonHead } from './ComparisonHead';
import { ComparisonTools } from './ComparisonTools';
import { type MatrixView, rowsIn, sellersIn, shortId } from './comparisonView';
import type { Explained } from './explained';
import { Matrix, type MatrixProps } from './Matrix';
import { PaperMatrix } from './PaperMatrix';
import { RevisionsDialog } from './RevisionsDialog';
import { SelectionBar } from './SelectionBar';

type Props = { comparison: Comparison; view: MatrixView; onView: (change: Partial<MatrixView>) => void };

/** The matrix with its tools; in the award phase cells can be chosen. */
export function ComparisonView({ comparison, view, onView }: Props) {
  const { t } = useTranslation('project');
  const { selection, select } = useSelection(comparison);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [dividing, setDividing] = useState<string | null>(null);
  const [revised, setRevised] = useState<ComparisonSeller | null>(null);
  const awarding = comparison.status === 'CMP';
  const { split_allowed: split } = comparison;
  const sellers = useMemo(() => sellersIn(comparison, view), [comparison, view]);
  const rows = useMemo(() => rowsIn(comparison, view, selection), [comparison, view, selection]);
  const pick = useCallback(
    (lineId: string, quotationId: string) => select(toggled(selection, lineId, quotationId, split)),
    [select, selection, split],
  );
  const row = comparison.rows.find(({ line }) => line.id === dividing);
  const matrix: MatrixProps = {
    'aria-label': t('compare.title'),
    comparison,
    sellers,
    rows,
    selection,
    onPick: awarding ? pick : undefined,
    onDivide: awarding && split ? setDividing : undefined,
    onSelect: awarding ? select : undefined,
    onHide: (id) => onView({ hidden: [...view.hidden, shortId(id)] }),
    onRevisions: setRevised,
    onExplain: setExplained,
  };
  return (
    <>
      <ComparisonHead comparison={comparison} />
      {comparison.sellers.length === 0 ? (
        <ComparisonEmpty comparison={comparison} />
      ) : (
        <Stack $gap={4}>
          <ComparisonTools comparison={comparison} view={view} onView={onView} />
          {rows.length === 0 ? (
            <EmptyState bordered title={t('compare.noLines')} text={t('compare.noLinesText')} />
          ) : (
            <>
              <Matrix {...matrix} />
              <PaperMatrix {...matrix} />
            </>
          )}
          {awarding && <SelectionBar comparison={comparison} selection={selection} onSelect={select} />}
        </Stack>
      )}
      <ArithmeticDialog comparison={comparison} explained={explained} onClose={() => setExplained(null)} />
      {row && (
        <DivideDialog
          comparison={comparison}
          row={row}
          shares={selection[row.line.id] ?? []}
          onClose={() => setDividing(null)}
          onDivide={(shares) => {
            select(divided(selection, row.line.id, shares));
            setDividing(null);
          }}
        />
      )}
      {revised && <RevisionsDialog comparison={comparison} seller={revised} onClose={() => setRevised(null)} />}
    </>
  );
}
