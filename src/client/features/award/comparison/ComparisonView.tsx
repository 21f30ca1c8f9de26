import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Approval } from '../../../../contract/entities/approval';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { Bid } from '../../../../contract/entities/order';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { approvalQueries } from '../../../queries/approval';
import { projectQueries } from '../../../queries/project';
import type { Follow } from '../../../queries/mutation';
import { type LastStep, lastStep } from '../sentBids';
import { WaitingBanner } from '../../../shared/approval/WaitingBanner';
import { DeadlineText } from '../../../shared/DeadlineText';
import { space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { late } from '../../../ui/late';
import { lateDialog } from '../../../ui/lateDialog';
import { SkeletonLines } from '../../../ui/Skeleton';
import { useNarrow } from '../../../ui/useNarrow';
import { awardedIn, divided, type Selection, takenFrom, toggled } from '../selection';
import { useSelection } from '../useSelection';
import { useReplacing } from './useReplacing';
import { SentBy } from '../SentNotices';
import { ChoiceNotes } from './ChoiceNotes';
import { ComparisonHead, MatrixPage } from './ComparisonHead';
import { ComparisonTools } from './ComparisonTools';
import { grouped, type MatrixView, rowsIn, sellersIn, shortId } from './matrixView';
import { useHeadFacts } from './headFacts';
import { Matrix, type MatrixProps } from './Matrix';
import { PrintMatrix } from './PrintMatrix';
import { SelectionBar } from './SelectionBar';
import { useRowHeight } from './useRowHeight';

/** Both show what is chosen, of which this device may hold what the server does not know: they come after it. */
const AwardPane = late(
  () => import('../AwardPane').then((part) => part.AwardPane),
  () => <SkeletonLines lines={6} />,
);
const Overview = late(
  () => import('../overview/Overview').then((part) => part.Overview),
  () => <span aria-busy />,
);
const { Dialog: DivideDialog } = lateDialog(() => import('../DivideDialog').then((part) => part.DivideDialog));
const { Dialog: RevisionsDialog } = lateDialog(() => import('./RevisionsDialog').then((part) => part.RevisionsDialog));
const { Dialog: TotalsDialog } = lateDialog(() => import('./TotalsDialog').then((part) => part.TotalsDialog));
const PhoneComparison = late(
  () => import('./PhoneComparison').then((part) => part.PhoneComparison),
  () => <SkeletonLines lines={12} />,
);

/** Head, tools, matrix and foot close to each other: the window belongs to the matrix. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

type Props = {
  comparison: Comparison;
  view: MatrixView;
  onView: (change: Partial<MatrixView>) => void;
  /** Opens the award below the matrix: the bids that were sent before, and the last approval. */
  before?: {
    bids: readonly Bid[];
    approval: Approval | null | undefined;
    withdrawn?: LastStep | null;
    follow?: Follow;
  };
};
/** Ids of the line or quotation that a dialog is about: what it shows stays that of the newest comparison. */
type Dialogs = { dividing: string | null; revised: string | null; summed: string | null };
const CLOSED: Dialogs = { dividing: null, revised: null, summed: null };

/** The one screen for comparing, planning and awarding: the overview, the matrix with its tools, and the running award at its foot. */
export function ComparisonView({ comparison, view, onView, before }: Props) {
  const { t } = useTranslation('project');
  const { selection, select, forget, restored, ...choice } = useSelection(comparison);
  const { replace, choose, bar } = useReplacing(selection, select);
  const [height, setHeight] = useRowHeight();
  const [details, setDetails] = useState(false);
  const [dialogs, setDialogs] = useState(CLOSED);
  const [sheet, setSheet] = useState(false);
  const narrow = useNarrow();
  const facts = useHeadFacts(comparison);
  // The award's own page shows a waiting award by itself.
  const choosing = comparison.status === 'CMP';
  const awarding = !useWaiting(comparison, choosing && !before) && choosing;
  const { split_allowed: split } = comparison;
  const sellers = useMemo(() => sellersIn(comparison, view), [comparison, view]);
  const { shown, sent } = useShownSelection(comparison, selection);
  const lines = useMemo(() => grouped(rowsIn(comparison, view, shown), view.group), [comparison, view, shown]);
  const taken = useMemo(() => takenFrom(comparison, shown), [comparison, shown]);
  const pick = useCallback(
    (lineId: string, quotationId: string) => choose(toggled(selection, lineId, quotationId, split)),
    [choose, selection, split],
  );
  const row = comparison.rows.find(({ line }) => line.id === dialogs.dividing);
  const sellerOf = (id: string | null) => comparison.sellers.find((seller) => seller.quotation_id === id);
  const [revised, summed] = [sellerOf(dialogs.revised), sellerOf(dialogs.summed)];
  const matrix: MatrixProps = {
    'aria-label': t('compare.title'),
    comparison,
    sellers,
    pinned: sellers.filter((seller) => view.pinned.includes(shortId(seller.quotation_id))).length,
    facts,
    taken,
    ...lines,
    group: view.group,
    height,
    short: before !== undefined,
    selection: shown,
    chosenBy: choice.chosenBy,
    details,
    onDetails: setDetails,
    onPick: awarding ? pick : undefined,
    onDivide: awarding && split ? (id) => setDialogs({ ...CLOSED, dividing: id }) : undefined,
    onSelect: awarding ? replace : undefined,
    onHide: (id) => onView({ hidden: [...view.hidden, shortId(id)] }),
    onPin: (id) => onView({ pinned: switched(view.pinned, shortId(id)) }),
    onRevisions: (id) => setDialogs({ ...CLOSED, revised: id }),
    onTotals: (id) => setDialogs({ ...CLOSED, summed: id }),
  };
  const close = () => setDialogs(CLOSED);
  return (
    <>
      <MatrixPage />
      <Column>
        <ComparisonHead
          comparison={comparison}
          view={view}
          awarding={before !== undefined}
          selected={Object.keys(selection).length > 0}
        >
          {restored && comparison.sellers.length > 0 && (
            <Overview
              comparison={comparison}
              selection={selection}
              // Opened it would be many screens of a phone, before the lines.
              opened={before !== undefined && !narrow && Object.keys(selection).length === 0}
              onSelect={awarding ? replace : undefined}
            />
          )}
        </ComparisonHead>
        {choosing && !before && <WaitingBanner number={comparison.rfq_number_id} fixed={t('compare.fixed')} />}
        {sent && <SentBy step={sent} />}
        {comparison.sellers.length === 0 ? (
          <ComparisonEmpty comparison={comparison} />
        ) : (
          <>
            <ComparisonTools
              comparison={comparison}
              selection={shown}
              view={view}
              onView={onView}
              height={height}
              onHeight={setHeight}
              details={details}
              onDetails={setDetails}
            />
            {lines.rows.length === 0 ? (
              <EmptyState bordered title={t('compare.noLines')} text={t('compare.noLinesText')} />
            ) : (
              <>
                {narrow ? <PhoneComparison {...matrix} /> : <Matrix {...matrix} />}
                <PrintMatrix {...matrix} />
              </>
            )}
            {awarding && before && restored && (
              <AwardPane
                comparison={comparison}
                {...before}
                selection={selection}
                onSelect={replace}
                onSent={forget}
                undo={narrow && sheet ? bar : undefined}
                sheet={narrow ? { open: sheet, onOpenChange: setSheet } : undefined}
              />
            )}
            {awarding && <ChoiceNotes comparison={comparison} choice={choice} />}
            {awarding && (
              <SelectionBar
                comparison={comparison}
                selection={selection}
                onSelect={replace}
                narrow={narrow}
                undo={narrow && sheet ? undefined : bar}
                onAward={before ? () => setSheet(true) : undefined}
              />
            )}
          </>
        )}
      </Column>
      {row && (
        <DivideDialog
          comparison={comparison}
          row={row}
          shares={selection[row.line.id] ?? []}
          onClose={close}
          onDivide={(shares) => {
            choose(divided(selection, row.line.id, shares));
            close();
          }}
        />
      )}
      {revised && <RevisionsDialog comparison={comparison} seller={revised} onClose={close} />}
      {summed && <TotalsDialog comparison={comparison} seller={summed} onClose={close} />}
    </>
  );
}

/** Whether an award waits for approval: nothing is chosen meanwhile. */
function useWaiting({ rfq_number_id: number }: Comparison, possible: boolean): boolean {
  const newest = approvalQueries(useApi()).newest(number);
  const { data } = useQuery({ ...newest, meta: { silent: true }, retry: false, enabled: possible });
  return possible && data?.approval?.status === 'waiting';
}

/** What the matrix shows as taken: the running selection, and once it was awarded what stands of the award, with who sent it. */
function useShownSelection(comparison: Comparison, selection: Selection) {
  const awarded = comparison.status !== 'CMP' && comparison.sellers.some(({ bid_status }) => bid_status !== null);
  const { data } = useQuery({
    ...projectQueries(useApi()).detail(comparison.rfq_number_id),
    enabled: awarded,
  });
  const project = awarded ? data : undefined;
  const bids = project?.bids;
  const shown = useMemo(() => (bids ? awardedIn(comparison, bids) : selection), [comparison, bids, selection]);
  return { shown, sent: project && comparison.status === 'BID' ? lastStep(project.timeline, 'bid_sent') : null };
}

const switched = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

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
