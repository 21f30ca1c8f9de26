import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Rfq } from '../../../../contract/entities/rfq';
import { AttachmentField } from '../../../parts/files/AttachmentField';
import { StatusChip } from '../../../parts/StatusChip';
import { paths, type RequestStart } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { layers } from '../../../theme/layers';
import { space } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useCartTaken } from '../intake/useCartTaken';
import { DiscardButton } from './DiscardButton';
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

const Notices = styled(Stack)`
  /* In sight wherever in a long list its reader is: nothing is kept until that is settled. */
  position: sticky;
  top: calc(var(--header-height) + ${space(2)});
  z-index: ${layers.stickyBar};
  &:not(:empty) {
    margin-bottom: ${space(6)};
  }
`;

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
  const errorText = useErrorText();
  const draft = useDraft(rfq, { blankRows: way === 'manual' ? BLANK_ROWS : 0, onCreated });
  const submit = useSubmit(draft);
  const asks = Boolean(rfq?.parent_rfq_number_id);
  const discarding = useDiscard(draft, asks);
  const [preview, setPreview] = useState(false);
  const { terms, lines, state, number } = draft;
  useLeaveWarning(state);
  useCartTaken(state.kind === 'saved', lines);

  const showFirstError = () =>
    requestAnimationFrame(() => {
      const wrong = document.querySelector<HTMLElement>('#content [aria-invalid="true"], #content [role="alert"]');
      wrong?.scrollIntoView({ block: 'center' });
      wrong?.focus({ preventScroll: true });
    });
  const openPreview = () => {
    if (submit.check().length === 0) setPreview(true);
    else showFirstError();
  };
  const send = async () => {
    if (await submit.send()) return;
    setPreview(false);
    showFirstError();
  };

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
      <Notices $gap={3}>
        {state.kind === 'stale' && (
          <Banner
            tone="warning"
            title={t('save.stale')}
            action={<Button onClick={onReload}>{t('save.reload')}</Button>}
          >
            {t('save.staleText')}
          </Banner>
        )}
        {state.kind === 'failed' && <Banner tone="warning">{errorText(state.error)}</Banner>}
        {discarding.error && !asks && <Banner tone="danger">{errorText(discarding.error)}</Banner>}
        {submit.generalError && !preview && <Banner tone="danger">{submit.generalError}</Banner>}
      </Notices>
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
        <Section title={t('terms.attachments')}>
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
