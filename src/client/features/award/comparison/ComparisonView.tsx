import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import type { Comparison, ComparisonSeller, PriceStep } from '../../../../contract/entities/comparison';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { DivideDialog } from '../DivideDialog';
import { divided, toggled } from '../selection';
import { useSelection } from '../useSelection';
import { ComparisonHead } from './ComparisonHead';
import { ComparisonTools } from './ComparisonTools';
import { type MatrixView, rowsIn, sellersIn, shortId } from './comparisonView';
import { type Explained, stepsOf } from './explained';
import { Matrix, type MatrixProps } from './Matrix';
import { PrintMatrix } from './PrintMatrix';
import { RevisionsDialog } from './RevisionsDialog';
import { SelectionBar } from './SelectionBar';
import { Lock } from 'lucide-react';
import { paths } from '../../../paths';
import { DeadlineText } from '../../../shared/DeadlineText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Dialog } from '../../../ui/Dialog';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { moneyFigure, priceFigure, quantityFigure } from '../../../shared/figures';
import type { Texts, Values } from '../../../textKeys';

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
              <PrintMatrix {...matrix} />
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

type ArithmeticDialogProps = { comparison: Comparison; explained: Explained | null; onClose: () => void };

/** How one offered price became the comparable one. */
function ArithmeticDialog({ comparison, explained, onClose }: ArithmeticDialogProps) {
  const { t } = useTranslation('trade');
  const describe = useSpecDescription();
  if (!explained) return null;
  const { line, seller } = explained;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('step.title')}
      description={`${seller.company_name} · ${line.line_no}. ${describe(line.spec) || line.raw_text}`}
    >
      <PriceArithmetic steps={stepsOf(comparison, explained)} />
    </Dialog>
  );
}

const Explain = styled.p`
  margin-bottom: ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: decimal;
  font-variant-numeric: tabular-nums;
  ${type(14)}
  & > li::marker {
    color: ${color('textFaint')};
  }
  & > li:last-child {
    font-weight: ${weight.semibold};
  }
`;

/** The way from an offered price to the comparable one, step by step in words. */
function PriceArithmetic({ steps }: { steps: readonly PriceStep[] }) {
  const { t } = useTranslation('trade');
  const sentence = usePriceSentence();
  return (
    <div>
      <Explain>{t('step.explain')}</Explain>
      <List>
        {steps.map((step) => (
          <li key={step.label}>{sentence(step)}</li>
        ))}
      </List>
    </div>
  );
}

const UNITS = new Set(['uom', 'price_uom', 'from', 'to']);

/** Turns one step of the price arithmetic into a sentence in the reader's language. */
function usePriceSentence(): (step: PriceStep) => string {
  const { t } = useTranslation('trade');
  return ({ label, params }): string => {
    const currency = params.currency === 'USD' ? 'USD' : 'KRW';
    const words: Record<string, string> = {};
    for (const [name, value] of Object.entries(params)) {
      if (name === 'currency') words[name] = t(`currency.${currency}`);
      else if (UNITS.has(name)) words[name] = t(`uom.${value as keyof Texts['trade']['uom']}`);
      else if (name === 'factor') words[name] = value;
      else if (name === 'price') words[name] = priceFigure(value, currency);
      else if (name === 'rate') words[name] = priceFigure(value, 'KRW');
      else if (name === 'amount' || name === 'freight' || name === 'over') words[name] = moneyFigure(value, currency);
      else words[name] = /^[\d.]+$/.test(value) ? quantityFigure(value) : value;
    }
    return t(`step.${label as keyof Texts['trade']['step']}`, words as Values);
  };
}
