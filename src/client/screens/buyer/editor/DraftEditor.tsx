import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Rfq } from '../../../../contract/entities/rfq';
import { AttachmentField } from '../../../parts/files/AttachmentField';
import { StatusChip } from '../../../parts/StatusChip';
import { paths, type RequestStart } from '../../../paths';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useCartTaken } from '../intake/useCartTaken';
import { DiscardButton } from './DiscardButton';
import { EditorNotices } from './EditorNotices';
import { LinesSection } from './LinesSection';
import { PreviewDialog } from './PreviewDialog';
import { SaveStateText } from './SaveStateText';
import { StockFirst } from './stockFirst/StockFirst';
import { TermsPanel } from './TermsPanel';
import { VendorSection } from './VendorSection';
import { useDiscard } from './useDiscard';
import { useDraft } from './useDraft';
import { useLeaveWarning } from './useLeaveWarning';
import { useSubmit } from './useSubmit';

/** Rows that a list begun by hand starts with. */
const BLANK_ROWS = 8;

export type DraftEditorProps = {
  way: RequestStart;
  /** Null: nothing is saved yet. */
  rfq: Rfq | null;
  onCreated: (number: string) => void;
  /** Opens the draft as it is on the server, in place of what was typed here. */
  onReload: () => void;
};

/** The request editor: the list over the whole width, the terms below it, saving itself. */
export function DraftEditor({ way, rfq, onCreated, onReload }: DraftEditorProps) {
  const { t } = useTranslation('buyer');
  const draft = useDraft(rfq, { blankRows: way === 'manual' ? BLANK_ROWS : 0, onCreated });
  const submit = useSubmit(draft);
  const { preview, setPreview, openPreview, send } = usePreview(submit);
  const asks = Boolean(rfq?.parent_rfq_number_id);
  const discarding = useDiscard(draft, asks);
  const { terms, lines, state, number } = draft;
  useLeaveWarning(state);
  useCartTaken(state.kind === 'saved', lines);
  return (
    <>
      <PageHeader
        title={terms.title.trim() || t('editor.title')}
        status={<StatusChip kind="project" status="DRAFT" />}
        breadcrumb={[{ label: t('list.title'), href: paths.buyer.requests() }, { label: number ?? t('editor.title') }]}
        meta={<SaveStateText state={state} onRetry={() => void draft.flush().catch(() => undefined)} />}
        actions={
          <>
            {number && <DiscardButton discarding={discarding} asks={asks} />}
            <Button variant="primary" icon={<Send />} onClick={openPreview}>
              {t('editor.check')}
            </Button>
          </>
        }
      />
      <EditorNotices
        state={state}
        discardError={asks ? null : discarding.error}
        sendError={preview ? null : submit.generalError}
        onReload={onReload}
      />
      <Stack $gap={10}>
        <LinesSection
          way={way}
          lines={lines}
          onChange={draft.setLines}
          refused={submit.refused}
          error={submit.linesError}
        />
        <StockFirst lines={lines} onChange={draft.setLines} />
        <TermsPanel terms={terms} onChange={draft.changeTerms} errors={submit.termErrors} />
        <VendorSection number={number} terms={terms} onChange={draft.changeTerms} />
        <Section title={t('terms.attachments')} data-paper={draft.files.length === 0 ? 'none' : undefined}>
          <AttachmentField files={draft.files} onChange={draft.setFiles} />
        </Section>
      </Stack>
      <PreviewDialog
        open={preview}
        onOpenChange={setPreview}
        terms={terms}
        lines={lines}
        files={draft.files}
        sending={submit.sending}
        error={submit.generalError}
        onSend={() => void send()}
      />
    </>
  );
}

/** The window before sending: it opens when nothing is missing, and what is missing or refused is led to. */
function usePreview({ check, send }: ReturnType<typeof useSubmit>) {
  const [preview, setPreview] = useState(false);
  return {
    preview,
    setPreview,
    openPreview: () => {
      if (check().length === 0) setPreview(true);
      else showFirstError();
    },
    send: async () => {
      if (await send()) return;
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
