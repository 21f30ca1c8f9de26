import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';
import { useViewNoted } from '../../queries/rfqDialogue';
import { useRoute } from '../../shell/useRoute';
import { RecordState } from '../../shell/errors/RecordState';
import { ComparisonPlace, ComparisonSkeleton } from './comparison/ComparisonSkeleton';
import { AwardHead, JustificationButton } from './AwardHead';
import { SentElsewhere } from './SentNotices';
import { afterWithdrawal, lastStep, pendingFirst, whoAt } from './sentBids';
import { isChoosing, useJustApproved, useSentHere } from './useSentHere';
import { useReader } from '../../shared/useReader';
import { instantText } from '../../../domain/time/instants';
import { useMatrixView } from './comparison/useMatrixView';
import { RecordSkeleton } from '../../shared/RecordSkeleton';
import { approvalQueries } from '../../queries/approval';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../contract/entities/approval';
import type { Project, Bid } from '../../../contract/entities/order';
import { paths } from '../../paths';
import { Remainder } from '../../shared/rfq/Remainder';
import { StatusChip } from '../../shared/StatusChip';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { onceReachable } from '../../ui/onceReachable';
import { EmptyState } from '../../ui/EmptyState';
import { Stack, Inline } from '../../ui/Stack';
import type { Texts } from '../../textKeys';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { DateText } from '../../shared/DateText';
import { bidMoment } from '../../shared/bidMoment';
import { LineTable } from '../../shared/LineTable';
import { fromTradedLine } from '../../shared/lineRow';
import { TotalsBox } from '../../shared/TotalsBox';
import { useTakeBackBid } from '../../queries/bid';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { KeyValueList } from '../../ui/KeyValueList';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/Split';
import { keepError } from '../../shared/keepError';
import { useFailureText } from '../../shell/errors/useFailureText';

const ApprovalView = dynamic(() =>
  onceReachable(() => import('./approval/ApprovalView').then((part) => part.ApprovalView)),
);
const ApprovalSteps = dynamic(() =>
  onceReachable(() => import('../../shared/approval/ApprovalSteps').then((part) => part.ApprovalSteps)),
);
/** Not loaded once the award was sent. */
const ComparisonView = dynamic(() =>
  onceReachable(() => import('./comparison/ComparisonView').then((part) => part.ComparisonView)),
);

/** The award of a request: before it is sent the comparison with what was chosen, the bids and their answers afterwards. */
export function AwardScreen() {
  const api = useApi();
  const number = useRoute().query.x ?? '';
  const project = useQuery(projectQueries(api).detail(number));
  const { view, show } = useMatrixView();
  const comparison = useQuery({
    ...rfqQueries(api).comparison(number, view.freight),
    placeholderData: keepPreviousData,
  });
  const approval = useQuery(approvalQueries(api).newest(number));
  const { data: newest } = approval;
  useViewNoted(comparison.data);
  const waiting = newest?.approval?.status === 'waiting' ? newest.approval : null;
  const justApproved = useJustApproved(newest?.approval, comparison.data?.status === 'CMP');
  const { elsewhere, follow } = useSentHere(
    comparison.data && newest && isChoosing(comparison.data.status, waiting !== null, justApproved),
  );
  const coming = { head: <ComparisonPlace number={number} />, skeleton: <ComparisonSkeleton /> };
  if (!project.data) return <RecordState {...project} {...coming} />;
  if (!comparison.data) return <RecordState {...comparison} {...coming} />;
  if (comparison.data.status !== 'CMP') {
    // The project comes a moment after the comparison, when both were read again.
    if (project.data.status === 'CMP' && project.isFetching) return <RecordState {...project} {...coming} />;
    return <SentBids project={project.data} approval={newest?.approval} elsewhere={elsewhere} />;
  }
  if (!newest) return <RecordState {...approval} {...coming} />;
  if (waiting) {
    const step = elsewhere ? { name: waiting.requested_by, at: waiting.requested_at } : null;
    return (
      <ApprovalView approval={waiting} title={comparison.data.title} follow={follow}>
        {step && <SentElsewhere to="approvers" step={step} />}
      </ApprovalView>
    );
  }
  if (justApproved) return <JustSent number={number} title={project.data.title} />;
  const { bids, timeline } = project.data;
  const before = { bids, approval: newest.approval, withdrawn: lastStep(timeline, 'bid_taken_back'), follow };
  return <ComparisonView comparison={comparison.data} view={view} onView={show} before={before} />;
}

/** Right after the last approval, until the requests that went out are here. */
function JustSent({ number, title }: { number: string; title: string }) {
  const { t } = useTranslation(['project', 'approval']);
  return (
    <>
      <AwardHead number={number} title={t('bid.title')} meta={title} />
      <Stack $gap={4}>
        <Banner tone="success">{t('approval:approve.sent')}</Banner>
        <RecordSkeleton />
      </Stack>
    </>
  );
}

type SentProps = {
  project: Project;
  approval: Approval | null | undefined;
  /** It was being chosen here when a colleague, or another device, sent it. */
  elsewhere: boolean;
};

/** The bids of a request, each with its answer or the time left for it. */
function SentBids({ project, approval, elsewhere }: SentProps) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { rfq_number_id: number, status, bids } = project;
  const sent = lastStep(project.timeline, 'bid_sent');
  const by = sent && t('bid.sentBy', { name: sent.name, at: instantText(sent.at, language) });
  const open = bids.some((bid) => bid.status === 'SENT');
  return (
    <>
      <AwardHead
        number={number}
        title={t('bid.title')}
        status={<StatusChip kind="project" status={status} closedAs={project.closed_as} />}
        meta={[project.title, elsewhere ? null : by].filter(Boolean).join(' · ')}
        actions={
          <>
            <JustificationButton number={number} />
            <ButtonLink variant="primary" href={paths.project.detail(number)}>
              {t('compare.toProject')}
            </ButtonLink>
          </>
        }
      />
      <Stack $gap={4}>
        {elsewhere && <SentElsewhere to="sellers" step={sent} />}
        {open && <Banner>{t('bid.waiting')}</Banner>}
        <Remainder project={project} />
        {bids.length === 0 && (
          <EmptyState
            bordered
            title={t('bid.none')}
            text={t(
              status === 'CLS'
                ? `next.closed.${(project.closed_as ?? 'cancelled') as keyof Texts['project']['next']['closed']}`
                : `next.buyer.${status}`,
            )}
          />
        )}
        {pendingFirst(bids).map((bid) => (
          <BidCard
            key={bid.id}
            bid={bid}
            after={afterWithdrawal(bids.filter((one) => one !== bid))}
            withdrawnBy={whoAt(project.timeline, 'bid_taken_back', bid.answered_at)}
          />
        ))}
        {approval && bids.some(({ sent_at }) => sent_at === approval.closed_at) && (
          <ApprovalSteps steps={approval.steps} />
        )}
      </Stack>
    </>
  );
}

type CardProps = { bid: Bid; after: ReturnType<typeof afterWithdrawal>; withdrawnBy: string | null };

/** One bid as the buyer sent it; while unanswered it can be taken back. */
function BidCard({ bid, after, withdrawnBy }: CardProps) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useTakeBackBid();
  const takeBack = () =>
    void mutateAsync({ id: bid.id, version: bid.version }).then(() => {
      toast.success(t('bid.takenBack'));
      setAsking(false);
    }, keepError);
  const moment = bidMoment(bid, t);
  const facts = [
    { key: 'sent', label: t('bid.sentAt'), value: <DateText value={bid.sent_at} time /> },
    {
      ...moment,
      value: withdrawnBy ? (
        <>
          {moment.value} · {withdrawnBy}
        </>
      ) : (
        moment.value
      ),
    },
    ...(bid.note ? [{ key: 'note', label: t('bid.note'), value: bid.note }] : []),
  ];
  return (
    <Section
      title={
        <Inline as="span">
          {bid.counterpart_name}
          <StatusChip kind="bid" status={bid.status} />
        </Inline>
      }
      actions={
        bid.status === 'SENT' ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('bid.takeBack')}
          </Button>
        ) : bid.order_number ? (
          <ButtonLink size="sm" href={paths.project.detail(bid.order_number)}>
            {t('do.order')}
          </ButtonLink>
        ) : null
      }
    >
      {bid.decline_reason && (
        <Banner tone="danger" title={t('bid.declineReason')}>
          {bid.decline_reason}
        </Banner>
      )}
      <Split>
        <LineTable rows={bid.lines.map(fromTradedLine)} currency={bid.currency} />
        <Stack $gap={4}>
          <KeyValueList items={facts} />
          {bid.totals && <TotalsBox totals={bid.totals} />}
        </Stack>
      </Split>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('bid.takeBackTitle')}
        text={[t('bid.takeBackText', { name: bid.counterpart_name }), t(`bid.takeBackAfter.${after}`)].join(' ')}
        confirmLabel={t('bid.takeBack')}
        onConfirm={takeBack}
        danger
        loading={isPending}
        error={error ? failureText(error) : undefined}
      />
    </Section>
  );
}
