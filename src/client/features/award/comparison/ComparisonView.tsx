import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { DivideDialog } from '../DivideDialog';
import { divided, toggled } from '../selection';
import { useSelection } from '../useSelection';
import { ArithmeticDialog } from './ArithmeticDialog';
import { ComparisonHead } from './ComparisonHead';
import { ComparisonTools } from './ComparisonTools';
import { type MatrixView, rowsIn, sellersIn, shortId } from './comparisonView';
import type { Explained } from './explained';
import { Matrix, type MatrixProps } from './Matrix';
import { PaperMatrix } from './PaperMatrix';
import { RevisionsDialog } from './RevisionsDialog';
import { SelectionBar } from './SelectionBar';
import { Lock } from 'lucide-react';
import { paths } from '../../../paths';
import { DeadlineText } from '../../../shared/DeadlineText';
import { ButtonLink } from '../../../ui/ButtonLink';

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

/** Nothing to compare: quotations are sealed until the deadline, or none has come. */
function ComparisonEmpty({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('project');
  const { sealed_until, quotation_count, rfq_number_id } = comparison;
  const back = <ButtonLink href={paths.project.detail(rfq_number_id)}>{t('compare.toProject')}</ButtonLink>;
  if (!sealed_until) {
    return <EmptyState bordered title={t('compare.none')} text={t('compare.noneText')} action={back} />;
  }
  return (
    <EmptyState
      bordered
      icon={<Lock />}
      title={t('compare.sealed', { count: quotation_count })}
      text={
        <>
          {t('compare.sealedText')} <DeadlineText closesAt={sealed_until} />
        </>
      }
      action={back}
    />
  );
}
