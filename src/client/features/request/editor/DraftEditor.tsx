import { Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rfq } from '../../../../contract/entities/rfq';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { StatusChip } from '../../../shared/StatusChip';
import { paths, type RequestStart } from '../../../paths';
import { Button } from '../../../ui/Button';
import { LineHead } from '../../../ui/LineHead';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useCartTaken } from '../intake/useCartTaken';
import type { GridJump } from '../../../ui/grid/gridTypes';
import { FootBar, FootSum } from '../../../ui/FootBar';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import { isBlank, toInput } from './editorLine';
import { cellsToMend, type Problem, toCheck, type WrongCell } from './problems';
import { LinesSection } from './LinesSection';
import { PreviewDialog } from './PreviewDialog';
import { StockFirst } from './stockFirst/StockFirst';
import { TermsLine } from './TermsLine';
import { TermsPanel } from './TermsPanel';
import { VendorSection } from './VendorSection';
import { useDraftCellWords } from './useDraftCellWords';
import { type Draft, useDraft } from './useDraft';
import { useSubmit } from './useSubmit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries, useDiscardRfq } from '../../../queries/rfq';
import styled from 'styled-components';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { layers } from '../../../theme/layers';
import { space } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import type { AutosaveView } from '../../../shell/autosave/autosavePort';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconButton } from '../../../ui/IconButton';
import { useRouter } from 'next/router';
import { toast } from 'react-hot-toast';
import { keepDiscarded } from '../discarded';
import { toTerms } from './terms';

/** Rows that a list begun by hand starts with. */
const BLANK_ROWS = 8;

export type DraftEditorProps = {
  way: RequestStart;
  /** Null: nothing is saved yet. */
  rfq: Rfq | null;
  onCreated: (number: string) => void;
};

/** The request editor: the list over the whole width, the terms below it, saving itself. */
export function DraftEditor({ way, rfq, onCreated }: DraftEditorProps) {
  const { t } = useTranslation('buyer');
  const draft = useDraft(rfq, { way, blankRows: way === 'manual' ? BLANK_ROWS : 0, onCreated });
  const submit = useSubmit(draft);
  const { reach, look } = useReach(draft);
  const { preview, setPreview, openPreview, send, jump, goTo, showUnsure } = usePreview(draft, submit, look);
  const asks = Boolean(rfq?.parent_rfq_number_id);
  const discarding = useDiscard(draft, asks);
  const { terms, lines, autosave, number } = draft;
  const { state, kept, conflicts } = autosave;
  const words = useDraftCellWords(lines);
  const items = useMemo(() => lines.filter((line) => !line.excluded && !isBlank(line)).length, [lines]);
  useCartTaken(state.kind === 'saved', lines);
  return (
    <>
      <LineHead>
        <PageHeader
          title={terms.title.trim() || t('editor.title')}
          status={<StatusChip kind="project" status="DRAFT" />}
          breadcrumb={[
            { label: t('list.title'), href: paths.buyer.requests() },
            { label: number ?? t('editor.title') },
          ]}
          meta={<TermsLine terms={terms} />}
          actions={number && <DiscardButton discarding={discarding} asks={asks} />}
        />
      </LineHead>
      <EditorNotices
        state={state}
        discardError={asks ? null : discarding.error}
        sendError={preview ? null : submit.generalError}
      />
      <MergeNotice conflicts={conflicts} words={words} onDecide={autosave.decide} />
      <Stack $gap={10}>
        <LinesSection
          way={way}
          lines={lines}
          currency={terms.currency}
          onChange={draft.setLines}
          lists={draft.lists}
          onLists={draft.setLists}
          refused={submit.refused}
          error={submit.linesError}
          jump={jump}
          onJump={goTo}
          onTypeLine={draft.typeLine}
        />
        <StockFirst lines={lines} onChange={draft.setLines} />
        <TermsPanel terms={terms} onChange={draft.changeTerms} errors={submit.termErrors} />
        <VendorSection number={number} terms={terms} onChange={draft.changeTerms} />
        <Section title={t('terms.attachments')} data-paper={draft.files.length === 0 ? 'none' : undefined}>
          <AttachmentField files={draft.files} onChange={draft.setFiles} />
        </Section>
        <FootBar>
          <SaveStatus state={state} kept={kept} onRetry={autosave.retry} />
          <FootSum>{t('editor.items', { count: items })}</FootSum>
          <Button variant="primary" icon={<Send />} onClick={openPreview}>
            {t('editor.check')}
          </Button>
        </FootBar>
      </Stack>
      <PreviewDialog
        open={preview}
        onOpenChange={setPreview}
        terms={terms}
        lines={lines}
        files={draft.files}
        onShare={draft.changeTerms}
        sending={submit.sending}
        error={submit.generalError}
        reach={reach}
        onCheck={showUnsure}
        onSend={() => void send()}
      />
    </>
  );
}

/** The window before sending: it opens when nothing is missing, and what is missing or refused is led to. */
function usePreview({ lines }: Draft, { check, send, refused }: ReturnType<typeof useSubmit>, look: () => void) {
  const [preview, setPreview] = useState(false);
  const wanted = useRef(false);
  useEffect(() => {
    wanted.current = preview;
  }, [preview]);
  const [jump, setJump] = useState<GridJump | null>(null);
  const goTo = (cell: WrongCell) => setJump((before) => ({ ...cell, at: (before?.at ?? 0) + 1 }));
  const showFirst = (first: Problem | undefined) => {
    const [cell] = first === 'lines' ? cellsToMend(lines, refused) : [];
    if (cell) goTo(cell);
    else showFirstError();
  };
  return {
    preview,
    setPreview,
    jump,
    goTo,
    openPreview: () => {
      const [first] = check();
      if (first) return showFirst(first);
      look();
      setPreview(true);
    },
    /** Leaves the window for the first line whose reading is not sure. */
    showUnsure: () => {
      setPreview(false);
      const row = toCheck(lines).first;
      // After the window has given the focus back.
      requestAnimationFrame(() => goTo({ row, key: 'qty' }));
    },
    send: async () => {
      // A failure that no field explains stays in the window.
      if ((await send(() => wanted.current)) !== 'placed') return;
      setPreview(false);
      showFirstError();
    },
  };
}

function showFirstError(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('#content [aria-invalid="true"], #content [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}

/** Who would receive the draft, fetched from the server after it has all input; each `look` fetches again. */
function useReach({ flush }: Pick<Draft, 'flush'>): { reach: UseQueryResult<RfqReach>; look: () => void } {
  const [looks, setLooks] = useState(0);
  const reach = useQuery(rfqQueries(useApi()).reach(looks, flush));
  return { reach, look: () => setLooks(looks + 1) };
}

const Notices = styled(Stack)`
  /* In sight wherever in a long list its reader is: nothing is kept until that is settled. */
  position: sticky;
  top: calc(var(--header-height) + ${space(2)});
  z-index: ${layers.stickyBar};
  &:not(:empty) {
    margin-bottom: ${space(6)};
  }
`;

type Props = {
  state: AutosaveView['state'];
  /** Why the draft could not be thrown away, and why it could not be sent. */
  discardError: Error | null;
  sendError: string | null;
};

/** What keeps a draft from being saved, thrown away or sent. */
function EditorNotices({ state, discardError, sendError }: Props) {
  const errorText = useErrorText();
  return (
    <Notices $gap={3}>
      {(state.kind === 'refused' || state.kind === 'retrying') && (
        <Banner tone="warning">{errorText(state.error)}</Banner>
      )}
      {discardError && <Banner tone="danger">{errorText(discardError)}</Banner>}
      {sendError && <Banner tone="danger">{sendError}</Banner>}
    </Notices>
  );
}

/**
 * Throws the draft away. Only the request for another's remainder needs a confirmation: brought back as a new draft, it
 * would no longer know what it completes.
 */
function DiscardButton({ discarding, asks }: { discarding: ReturnType<typeof useDiscard>; asks: boolean }) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { discard, running, error } = discarding;
  return (
    <>
      <IconButton
        variant="secondary"
        label={t('discard.label')}
        icon={<Trash2 />}
        loading={running}
        onClick={() => (asks ? setOpen(true) : void discard())}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.confirm')}
        danger
        loading={running}
        error={error ? errorText(error) : undefined}
        onConfirm={() => void discard()}
      />
    </>
  );
}

/** Throws the draft away; unless it was confirmed (`asked`), the next list offers the way back. */
function useDiscard({ settled, stop, terms, kept, files }: Draft, requested: boolean) {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const { mutate, isPending: running, error } = useDiscardRfq();
  const discard = async () => {
    const saved = await settled();
    if (!saved) return;
    const file_ids = files.map((file) => file.file_id);
    mutate(
      { id: saved.rfq_number_id, version: saved.version },
      {
        onSuccess: () => {
          stop();
          if (requested) toast.success(t('discard.done'));
          else keepDiscarded({ ...toTerms(terms), file_ids, lines: kept.map(toInput) });
          void router.push(paths.buyer.requests());
        },
      },
    );
  };
  return { discard, running, error };
}
