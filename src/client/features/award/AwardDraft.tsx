import { ArrowLeft, Send, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { Approval } from '../../../contract/entities/approval';
import type { Comparison } from '../../../contract/entities/comparison';
import type { Bid } from '../../../contract/entities/order';
import { RecordSkeleton } from '../../shared/RecordSkeleton';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { NoteField } from '../../ui/NoteField';
import { Recovery } from '../../ui/recovery/Recovery';
import dynamic from 'next/dynamic';
import { onceReachable } from '../../ui/onceReachable';
import { LastApproval } from './approval/LastApproval';
import { useNeed } from './approval/useNeed';
import { AwardGroupCard } from './AwardGroupCard';
import { awardGroups } from './awardGroups';
import { GrandTotals } from './GrandTotals';
import { PlannerPanel } from './planner/PlannerPanel';
import { usePlanning } from './planner/usePlanning';
import { SendAwardDialog } from './SendAwardDialog';
import { useAcceptance } from './useAcceptance';
import { useSelection } from './useSelection';
import { PageHeader } from '../../ui/PageHeader';
import type { Language } from '../../../contract/constants';
import { exportComparisonPaper, exportComparisonSheet } from '../../../contract/routes/award';
import { PrintMenu } from '../../shared/PrintMenu';
import { saveFile } from '../../shared/saveFile';
import { useDownload } from '../../queries/fileExport';

const NeedBanner = dynamic(() => onceReachable(() => import('./approval/NeedBanner').then((part) => part.NeedBanner)));
const RequestApprovalDialog = dynamic(
  () => onceReachable(() => import('./approval/RequestApprovalDialog').then((part) => part.RequestApprovalDialog)),
  { ssr: false },
);

type Props = { comparison: Comparison; bids: readonly Bid[]; approval: Approval | null | undefined };

/** The chosen lines by seller with what each order will cost, a note, and sending it. */
export function AwardDraft({ comparison, bids, approval }: Props) {
  const { t } = useTranslation(['project', 'approval']);
  const { selection, select, restored } = useSelection(comparison);
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const { rfq_number_id: number } = comparison;
  const groups = awardGroups(comparison, selection);
  const acceptance = useAcceptance(groups);
  const { need, checking, failed: unchecked } = useNeed(number, groups);
  const planning = usePlanning(comparison);
  const back = (
    <ButtonLink href={paths.project.comparison(number)} icon={<ArrowLeft />}>
      {t('award.back')}
    </ButtonLink>
  );
  if (!restored) return <RecordSkeleton />;
  const unawarded = comparison.rows.length - Object.keys(selection).length;
  const failed = bids.length > 0 && bids.every((bid) => bid.status !== 'CONFIRMED' && bid.status !== 'SENT');
  return (
    <>
      <AwardHead
        number={number}
        title={t('award.title')}
        actions={
          <>
            {back}
            <JustificationButton number={number} />
            <Button
              variant="primary"
              icon={<Send />}
              disabled={groups.length === 0 || unchecked}
              loading={checking}
              onClick={() => setAsking(acceptance.complete())}
            >
              {t(need ? 'approval:ask' : 'award.send')}
            </Button>
          </>
        }
      />
      <Stack $gap={6}>
        {comparison.sellers.length > 0 && (
          <PlannerPanel comparison={comparison} planning={planning} groups={groups} onSelect={select} />
        )}
        {groups.length === 0 ? (
          // Below a plan to choose, nothing says that there is nothing.
          !planning.plan && <EmptyState bordered title={t('award.none')} text={t('award.noneText')} action={back} />
        ) : (
          <>
            <LastApproval approval={approval} />
            {need && <NeedBanner need={need} />}
            {failed && <Banner tone="warning">{t('award.again')}</Banner>}
            {unawarded > 0 && <Banner tone="neutral">{t('award.unawarded', { count: unawarded })}</Banner>}
            {groups.map((group) => (
              <AwardGroupCard
                key={group.seller.quotation_id}
                group={group}
                acceptance={acceptance}
                requiredDate={comparison.required_date}
              />
            ))}
            {groups.length > 1 && (
              <Card>
                <Stack $gap={1}>
                  <GrandTotals groups={groups} />
                </Stack>
              </Card>
            )}
            <Section title={t('award.note')}>
              <div>
                <Recovery name="note" />
                <NoteField
                  label={t('award.noteLabel')}
                  help={t('award.noteHelp')}
                  optional
                  maxLength={500}
                  value={note}
                  onChange={setNote}
                />
              </div>
            </Section>
          </>
        )}
      </Stack>
      {need && asking && (
        <RequestApprovalDialog
          comparison={comparison}
          groups={groups}
          acceptance={acceptance}
          note={note}
          need={need}
          onClose={() => setAsking(false)}
        />
      )}
      <SendAwardDialog
        open={asking && !need}
        onOpenChange={setAsking}
        comparison={comparison}
        groups={groups}
        acceptance={acceptance}
        note={note}
        onSent={() => select({})}
      />
    </>
  );
}

type HeadProps = { number: string; title: string; status?: ReactNode; meta?: ReactNode; actions?: ReactNode };

/** Heading of both halves of the award, with the way up to the comparison. */
export function AwardHead({ number, title, status, meta, actions }: HeadProps) {
  const { t } = useTranslation('project');
  return (
    <PageHeader
      breadcrumb={[
        { label: t('list.title'), href: paths.project.list() },
        { label: number, href: paths.project.detail(number) },
        { label: t('compare.title'), href: paths.project.comparison(number) },
        { label: title },
      ]}
      title={title}
      status={status}
      meta={meta}
      actions={actions}
    />
  );
}

/** Why it was awarded so, for the file: matrix, calculation, what was sent, and the planner's result. */
export function JustificationButton({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(exportComparisonSheet);
  const document = useDownload(exportComparisonPaper);
  const requested = { params: { rfq_number_id: number }, query: { plan: '1' as const } };
  const inLanguage = (language: Language) => ({ ...requested, query: { ...requested.query, language } });
  return (
    <>
      <PrintMenu
        label={t('award.justifyPdf')}
        loading={document.isPending}
        documents={[{ kind: 'justification', name: t('paper.justification') }]}
        onPrint={(_kind, language) => document.mutate(inLanguage(language), { onSuccess: saveFile })}
      />
      <Button
        icon={<FileSpreadsheet />}
        loading={download.isPending}
        onClick={() => download.mutate(requested, { onSuccess: saveFile })}
      >
        {t('award.justify')}
      </Button>
    </>
  );
}
