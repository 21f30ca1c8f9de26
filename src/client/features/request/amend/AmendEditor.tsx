import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useState } from 'react';
import type { Rfq } from '../../../../contract/entities/rfq';
import { ApiError } from '../../../api/ApiError';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { DeadlineText } from '../../../shared/DeadlineText';
import { StatusChip } from '../../../shared/StatusChip';
import { paths } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack, Columns } from '../../../ui/Stack';
import { LineFigures } from '../editor/LineFigures';
import { LinesSection } from '../editor/LinesSection';
import { NOTHING_REFUSED, problemsOf, refusedLines } from '../editor/problems';
import { useDraftCellWords } from '../editor/useDraftCellWords';
import { useJump } from '../editor/useJump';
import { useUnread } from '../editor/useUnread';
import { DELIVERY_PLACE, leadTo } from '../editor/leadTo';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import { AmendDialog } from './AmendDialog';
import { useAmending } from './useAmending';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { AllowedTerms } from '../editor/AllowedTerms';
import { DeliveryTerms } from '../editor/DeliveryTerms';
import { MemoTerm } from '../editor/MemoTerm';
import { NameTerms } from '../editor/NameTerms';
import { lacksPlace, type TermsPartProps } from '../editor/terms';
import { Banner } from '../../../ui/Banner';

type Props = { rfq: Rfq; onReload: () => void };

/** Changes lines and terms of a request that is collecting; nothing reaches the sellers before it is confirmed. */
export function AmendEditor({ rfq, onReload }: Props) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const amending = useAmending(rfq);
  const { terms, lines, kept, error, changed, overtaken, ended } = amending;
  const { linesProblem, titleMissing, confirming, setConfirming, confirm } = useConfirming(amending);
  const { autosave } = amending;
  const { jump, goTo } = useJump();
  const leave = () => setConfirming(false);
  const { pasteOpened, setUnread, showUnread } = useUnread(leave);
  const words = useDraftCellWords(lines);
  const refused = useMemo(
    () => (error instanceof ApiError ? refusedLines(error.issues, kept) : NOTHING_REFUSED),
    [error, kept],
  );
  return (
    <>
      <AmendHead
        rfq={rfq}
        disabled={!changed || overtaken || ended}
        onConfirm={confirm}
        status={<SaveStatus state={autosave.state} kept={autosave.kept} onRetry={autosave.retry} quiet />}
      />
      <MergeNotice conflicts={autosave.conflicts} words={words} onDecide={autosave.decide} />
      <Stack $gap={10}>
        <AmendNotices ended={ended} overtaken={overtaken} onReload={onReload} />
        <Stack $gap={3}>
          <LinesSection
            way="manual"
            takesKept={false}
            lines={lines}
            setLines={amending.setLines}
            lists={amending.lists}
            setLists={amending.setLists}
            currency={terms.currency}
            typeLine={amending.typeLine}
            refused={refused}
            error={linesProblem && t(`problem.${linesProblem}`)}
            jump={jump}
            onJump={goTo}
            onUnread={setUnread}
            pasteOpened={pasteOpened}
          />
          <LineFigures lines={lines} />
        </Stack>
        <AmendTerms
          terms={terms}
          onChange={amending.changeTerms}
          errors={titleMissing ? { title: t('problem.title') } : {}}
        />
        <Section title={t('terms.attachments')} data-paper={amending.files.length === 0 ? 'none' : undefined}>
          <AttachmentField files={amending.files} onChange={amending.setFiles} />
        </Section>
      </Stack>
      <AmendDialog
        open={confirming}
        onOpenChange={setConfirming}
        changes={amending.changes}
        terms={amending.changedTerms}
        filesChanged={amending.filesChanged}
        quotations={rfq.quotation_count}
        note={amending.note}
        onNote={amending.setNote}
        sending={amending.sending}
        error={error ? errorText(error) : null}
        onUnread={showUnread}
        onPlace={lacksPlace(terms) ? () => leadTo(DELIVERY_PLACE, leave) : null}
        onSend={amending.send}
      />
    </>
  );
}

/** The window before sending: it opens once nothing is missing; what is, shows from the first try on. */
function useConfirming({ terms, lines, forget }: ReturnType<typeof useAmending>) {
  const [checked, setChecked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const problems = problemsOf(terms, lines, 0);
  const linesProblem = problems.find((problem) => problem === 'lines' || problem === 'no_lines');
  const titleMissing = problems.includes('title');
  return {
    linesProblem: (checked && linesProblem) || null,
    titleMissing: checked && titleMissing,
    confirming,
    setConfirming,
    confirm: () => {
      setChecked(true);
      if (linesProblem || titleMissing) return;
      forget();
      setConfirming(true);
    },
  };
}

type HeadProps = { rfq: Rfq; disabled: boolean; onConfirm: () => void; status: ReactNode };

function AmendHead({ rfq, disabled, onConfirm, status }: HeadProps) {
  const { t } = useTranslation('buyer');
  const back = paths.project.detail(rfq.rfq_number_id);
  return (
    <PageHeader
      title={t('amend.title')}
      status={<StatusChip kind="project" status={rfq.status} />}
      breadcrumb={[
        { label: t('list.title'), href: paths.buyer.requests() },
        { label: rfq.rfq_number_id, href: back },
      ]}
      meta={
        <>
          <DeadlineText closesAt={rfq.closes_at} countdown />
          {status}
        </>
      }
      actions={
        <>
          <ButtonLink href={back}>{t('amend.leave')}</ButtonLink>
          <Button variant="primary" icon={<Send />} disabled={disabled} onClick={onConfirm}>
            {t('amend.check')}
          </Button>
        </>
      }
    />
  );
}

/** The terms that may change while sellers are quoting. */
function AmendTerms(props: TermsPartProps) {
  const { terms, onChange } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')} note={t('amend.fixedTerms')}>
      <Columns $min={280}>
        <Stack $gap={5}>
          <NameTerms {...props} />
          <Field label={t('terms.required')} help={t('terms.requiredHelp')} optional>
            <DateInput
              value={terms.required_date}
              onChange={(event) => onChange({ required_date: event.target.value })}
            />
          </Field>
        </Stack>
        <Stack $gap={5}>
          <DeliveryTerms {...props} />
        </Stack>
        <Stack $gap={5}>
          <AllowedTerms {...props} />
          <MemoTerm {...props} />
        </Stack>
      </Columns>
    </Section>
  );
}

type AmendNoticesProps = { ended: boolean; overtaken: boolean; onReload: () => void };

/** What amending means, and what came in between: the request ended, or somebody else changed it. */
function AmendNotices({ ended, overtaken, onReload }: AmendNoticesProps) {
  const { t } = useTranslation('buyer');
  return (
    <Stack $gap={3}>
      <Banner tone="neutral">{t('amend.text')}</Banner>
      {ended && <Banner tone="warning">{t('amend.ended')}</Banner>}
      {overtaken && !ended && <StaleNotice title={t('amend.overtaken')} onReload={onReload} />}
    </Stack>
  );
}

/** Somebody else changed the request meanwhile; the way to what it is now. */
function StaleNotice({ title, onReload }: { title: string; onReload: () => void }) {
  const { t } = useTranslation('buyer');
  return (
    <Banner tone="warning" title={title} action={<Button onClick={onReload}>{t('save.reload')}</Button>}>
      {t('save.overtakenText')}
    </Banner>
  );
}
