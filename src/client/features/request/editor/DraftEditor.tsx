import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { CostAssignment } from '../../../../contract/entities/budget';
import type { Rfq } from '../../../../contract/entities/rfq';
import { serverNow } from '../../../clock';
import { paths, type RequestStart } from '../../../paths';
import { CostFields } from '../../../shared/cost/CostFields';
import { NO_COST, useCostCodes } from '../../../shared/cost/useCostCodes';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { StatusChip } from '../../../shared/StatusChip';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { late } from '../../../ui/late';
import { LineHead } from '../../../ui/LineHead';
import { OffPhone } from '../../../ui/onPhone';
import { PageHeader } from '../../../ui/PageHeader';
import { Field } from '../../../ui/Field';
import { LoadingLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { useCartTaken } from '../intake/useCartTaken';
import { DiscardButton, useDiscard } from './DiscardDraft';
import { EditorNotices } from './EditorNotices';
import { EditorSteps, type StepState } from './EditorSteps';
import { type EditorStep, stepOfProblem, useEditorStep } from './editorSteps';
import { EditorSummary } from './EditorSummary';
import { useSellerCount } from './useSellerCount';
import { EditorTitle } from './EditorTitle';
import { LinesSection } from './LinesSection';
import { PreviewDialog } from './PreviewDialog';
import { problemsOf } from './problems';
import { panelId, StepPanel } from './StepPanel';
import { StockFirst } from './stockFirst/StockFirst';
import { useDraftCellWords } from './useDraftCellWords';
import { type Draft, useDraft } from './useDraft';
import { useReach, useReview } from './useReview';
import { useSubmit } from './useSubmit';

/** Of the steps after the list; their scripts come once it stands. */
const TermsPanel = late(
  () => import('./TermsPanel').then((part) => part.TermsPanel),
  () => <LoadingLines />,
);
const VendorSection = late(
  () => import('./VendorSection').then((part) => part.VendorSection),
  () => <LoadingLines />,
);

/** Rows that a list begun by hand starts with. */
const BLANK_ROWS = 8;

export type DraftEditorProps = {
  way: RequestStart;
  /** Null: nothing is saved yet. */
  rfq: Rfq | null;
  /** What a saved draft is charged to. */
  cost: CostAssignment | null;
  onCreated: (number: string) => void;
  /** Whether it is being sent from here: until that has ended the editor stays. */
  onSending: (sending: boolean) => void;
};

/** The request editor in three steps on one page, saving itself: the list, the terms, and who receives them. */
export function DraftEditor({ way, rfq, cost, onCreated, onSending }: DraftEditorProps) {
  const { t } = useTranslation('buyer');
  const codes = useCostCodes();
  const draft = useDraft(rfq, {
    way,
    blankRows: way === 'manual' ? BLANK_ROWS : 0,
    cost: cost ?? { ...(codes?.last ?? NO_COST), lines: [] },
    onCreated,
  });
  const submit = useSubmit(draft);
  const { sending } = submit;
  useEffect(() => onSending(sending), [sending, onSending]);
  const { step, go } = useEditorStep(way);
  const { reach, look } = useReach(draft);
  const review = useReview(draft, submit, look, go);
  const asks = Boolean(rfq?.parent_rfq_number_id);
  const discarding = useDiscard(draft, asks);
  const sellers = useSellerCount(draft, review.preview);
  const states = useStepStates(draft, submit);
  const { terms, lines, autosave, number } = draft;
  const { state, conflicts } = autosave;
  const words = useDraftCellWords(lines);
  useCartTaken(state.kind === 'saved', lines);
  const show = (to: EditorStep) =>
    void go(to).then(() => document.getElementById(panelId(to))?.focus({ preventScroll: true }));
  return (
    <>
      <LineHead>
        <PageHeader
          title={<EditorTitle terms={terms} onChange={draft.changeTerms} errors={submit.termErrors} />}
          status={
            <OffPhone>
              <StatusChip kind="project" status="DRAFT" />
            </OffPhone>
          }
          breadcrumb={[
            { label: t('list.title'), href: paths.buyer.requests() },
            { label: number ?? t('editor.title') },
          ]}
          meta={<EditorSteps current={step} states={states} onGo={show} />}
          actions={number && <DiscardButton discarding={discarding} asks={asks} />}
        />
      </LineHead>
      <EditorNotices
        state={state}
        discardError={asks ? null : discarding.error}
        sendError={review.preview ? null : submit.generalError}
        onUnread={step === 'lines' ? null : review.showUnread}
      />
      <MergeNotice conflicts={conflicts} words={words} onDecide={autosave.decide} />
      <Stack $gap={6}>
        <StepPanel step="lines" current={step}>
          <LinesSection
            way={way}
            lines={lines}
            setLines={draft.setLines}
            lists={draft.lists}
            setLists={draft.setLists}
            currency={terms.currency}
            typeLine={draft.typeLine}
            codes={codes}
            refused={submit.refused}
            error={submit.linesError}
            jump={review.jump}
            onJump={review.goTo}
            onUnread={review.setUnread}
            pasteOpened={review.pasteOpened}
          />
          <StockFirst lines={lines} onChange={draft.setLines} />
        </StepPanel>
        <StepPanel step="terms" current={step}>
          <TermsPanel
            terms={terms}
            onChange={draft.changeTerms}
            errors={submit.termErrors}
            cost={codes && <CostFields codes={codes} value={draft.cost} onChange={draft.setCost} help />}
          >
            <div data-paper={draft.files.length === 0 ? 'none' : undefined}>
              <Field label={t('terms.attachments')} optional>
                {() => <AttachmentField files={draft.files} onChange={draft.setFiles} />}
              </Field>
            </div>
          </TermsPanel>
        </StepPanel>
        <StepPanel step="sellers" current={step}>
          <VendorSection number={number} terms={terms} onChange={draft.changeTerms} sellers={sellers} />
        </StepPanel>
        <EditorSummary draft={draft} sellers={sellers} step={step} onGo={show} onSend={review.openPreview} />
      </Stack>
      <PreviewDialog
        open={review.preview}
        onOpenChange={review.setPreview}
        terms={terms}
        lines={lines}
        files={draft.files}
        onShare={draft.changeTerms}
        sending={submit.sending}
        error={submit.generalError}
        reach={reach}
        onCheck={review.showUnsure}
        onPlace={review.showPlace}
        onUnread={review.showUnread}
        onSend={() => void review.send()}
      />
    </>
  );
}

/** What each step lacks: `wrong` only once somebody tried to send, `done` as soon as nothing is missing. */
function useStepStates(draft: Draft, { linesError, termErrors }: ReturnType<typeof useSubmit>) {
  // A frame later than the cells themselves.
  const lines = useDeferredValue(draft.lines);
  const { terms } = draft;
  const missing = useMemo(() => problemsOf(terms, lines, serverNow()).map(stepOfProblem), [terms, lines]);
  const wrong = Object.keys(termErrors).some((field) => field !== 'title');
  const stateOf = (step: EditorStep, isWrong: boolean): StepState =>
    isWrong ? 'wrong' : missing.includes(step) ? 'open' : 'done';
  return {
    lines: stateOf('lines', linesError !== null),
    terms: stateOf('terms', wrong),
    sellers: 'open' as const,
  };
}
