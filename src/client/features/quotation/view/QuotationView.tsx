import { useTranslation } from 'next-i18next/pages';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../shared/DateText';
import { DeadlineText } from '../../../shared/DeadlineText';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Chip } from '../../../ui/Chip';
import { EmptyState } from '../../../ui/EmptyState';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Stage } from '../../../ui/Stage';
import { AwardStage, isAwarded } from '../AwardStage';
import { RequestMeta } from '../RequestMeta';
import { useRequestTrail } from '../../../shared/rfq/useRequestTrail';
import { useStage } from '../useStage';
import { isSale, type RequestStage } from '../requestStage';
import { AwaitingBanner } from '../approval/AwaitingBanner';
import { Quoted } from './Quoted';
import { RevisionHistory } from './RevisionHistory';
import { QuotationPaper, ViewActions } from './ViewActions';
import { useState } from 'react';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import { sentenceDay } from '../../../../domain/time/sentenceDay';
import { useReader } from '../../../shared/useReader';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { useNow } from '../../../ui/useNow';
import { ValidityDialog } from './ValidityDialog';
import { LineChanges } from '../LineChanges';

/** The newest submitted revision, or where to write one. */
export function QuotationView({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  const { quotation } = request;
  return (
    <>
      <ViewHead request={request} />
      {quotation ? (
        <Masked when={request.sealed}>
          {isAwarded(request) ? (
            <AwardStage request={request} />
          ) : (
            <ViewStage request={request} quotation={quotation} stage={stage} />
          )}
          <AwaitingBanner request={request} />
          <ViewNotices request={request} stage={stage} />
          <ValidityNotice request={request} quotation={quotation} />
          <Quoted request={request} quotation={quotation} />
          <RevisionHistory request={request} quotation={quotation} />
        </Masked>
      ) : (
        <EmptyState
          bordered
          title={t('view.noQuotation')}
          text={t('view.noQuotationText')}
          action={
            <ButtonLink variant="primary" href={paths.seller.detail(request.rfq_number_id)}>
              {t('quote.request')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function ViewHead({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const { quotation } = request;
  return (
    <PageHeader
      title={request.title}
      breadcrumb={useRequestTrail(request.rfq_number_id, t('view.title'))}
      status={
        quotation ? (
          <StatusChip kind="quotation" status={quotation.status} />
        ) : (
          <StatusChip kind="seller" status={request.status} closedAs={request.closed_as} />
        )
      }
      meta={
        <>
          <RequestMeta request={request} countdown={false} />
          {quotation && <Chip size="sm">{t('view.revision', { revision: quotation.revision })}</Chip>}
          {quotation?.submitted_at && (
            <span>
              {t('view.submitted')} <DateText value={quotation.submitted_at} time />
            </span>
          )}
        </>
      }
      actions={quotation && <QuotationPaper id={request.rfq_number_id} />}
    />
  );
}

/** The raised panel: what was quoted in all, how long it can be changed or what is waited for, and the way to do so. */
function ViewStage({ request, quotation, stage }: Props & { stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const withdrawn = quotation.status === 'WITHDRAWN';
  const topic = isSale(request) ? 'sale' : withdrawn ? 'withdrawn' : stage === 'open' ? 'quoted' : 'waiting';
  const { totals } = quotation;
  return (
    <Stage
      tone={topic === 'sale' ? 'act' : 'wait'}
      title={t(`stage.${topic}`)}
      figure={{
        label: t('view.totals'),
        value: <MoneyText amount={totals.total_amount} currency={totals.currency} />,
        note: stage === 'open' && <DeadlineText closesAt={request.closes_at} endedAt={request.ended_at} />,
      }}
      actions={<ViewActions request={request} stage={stage} />}
    />
  );
}

type Props = { request: SellerRequest; quotation: Quotation };

/** After collecting: until when the quotation stands, whether the buyer requested more time, and the consent to it. */
function ValidityNotice({ request, quotation }: Props) {
  const { t } = useTranslation('seller');
  const language = useReader();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const until = quotation.stands_until;
  if (request.project_status !== 'CMP' || quotation.status !== 'SUBMITTED' || !until || now === null) return null;
  const expired = endOfDaySeoul(until).getTime() < now;
  const requested = quotation.validity_asked_at !== null;
  return (
    <>
      <Banner
        tone={requested || expired ? 'warning' : 'neutral'}
        title={t(requested ? 'validity.asked' : expired ? 'validity.expired' : 'validity.stands', {
          until: sentenceDay(until, language),
        })}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('validity.extend')}
          </Button>
        }
      >
        {t(requested || expired ? 'validity.text' : 'validity.standsText')}
      </Banner>
      <ValidityDialog request={request} until={until} now={now} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Lines named one by one; the rest is counted. */
const SHOWN = 5;

/** What the buyer changed after the quotation, and the way to confirm it again. */
function AmendedNotice({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const ids = new Set(request.needs_reconfirm_line_ids);
  const changed = request.lines.filter((line) => ids.has(line.id));
  const answers = new Map(request.quotation?.lines.map((line) => [line.rfq_line_id, line]));
  return (
    <Banner
      tone="warning"
      title={t('detail.outdatedTitle', { count: changed.length })}
      action={
        stage === 'open' && (
          <ButtonLink size="sm" href={paths.seller.quote(request.rfq_number_id)}>
            {t('change.confirm')}
          </ButtonLink>
        )
      }
    >
      {stage === 'open' ? t('detail.outdatedText') : t('change.closed')}
      <ul>
        {changed.slice(0, SHOWN).map((line) => (
          <li key={line.id}>
            {t('doubt.line', { line: line.line_no })}{' '}
            <LineChanges line={line} answered={answers.get(line.id)?.qty_offered ?? null} />
          </li>
        ))}
      </ul>
      {changed.length > SHOWN && t('issue.moreIssues', { count: changed.length - SHOWN })}
    </Banner>
  );
}

/** A withdrawn quotation, lines that the buyer amended since, or changes that the buyer has not seen. */
function ViewNotices({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  if (request.quotation?.status === 'WITHDRAWN') {
    return (
      <Banner tone="neutral" title={t('view.withdrawnTitle')}>
        {stage === 'open' && t('view.withdrawnText')}
      </Banner>
    );
  }
  if (request.needs_reconfirm_line_ids.length > 0) return <AmendedNotice request={request} stage={stage} />;
  if (!request.draft || request.awaiting_approval || stage !== 'open') return null;
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="sm" href={paths.seller.quote(request.rfq_number_id)}>
          {t('view.draftContinue')}
        </ButtonLink>
      }
    >
      {t('view.draftNewer')}
    </Banner>
  );
}
