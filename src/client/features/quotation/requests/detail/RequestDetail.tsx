import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../../contract/entities/quotation';
import { paths } from '../../../../paths';
import { QuestionSection } from '../../../../shared/rfq/QuestionSection';
import { PageHeader } from '../../../../ui/PageHeader';
import { Stack, Inline } from '../../../../ui/Stack';
import { AwardStage, isAwarded } from '../../AwardStage';
import { RequestMeta } from '../../RequestMeta';
import { RequestStatus } from '../../RequestStatus';
import { useStage } from '../../useStage';
import { DateText } from '../../../../shared/DateText';
import { AttachmentList } from '../../../../shared/files/AttachmentList';
import { RequestFacts } from '../../../../shared/rfq/RequestFacts';
import { Card } from '../../../../ui/Card';
import { Section } from '../../../../ui/Section';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { isSale, isWithdrawn, type RequestStage } from '../../requestStage';
import { DeclineDialog } from './DeclineDialog';
import { countUnweighed } from '../../../../../domain/material/totalWeight';
import { WeightSum } from '../../../../shared/WeightSum';
import { Checkbox } from '../../../../ui/Checkbox';
import { FirstRows } from '../../../../ui/FirstRows';
import { LongTable } from '../../../../ui/LongTable';
import { useLineColumns } from './useLineColumns';
import { Banner } from '../../../../ui/Banner';
import { Countdown } from '../../../../ui/Countdown';
import { KeyValueList } from '../../../../ui/KeyValueList';
import { Stage } from '../../../../ui/Stage';

/** Head, the next step in one panel, then what to know, the lines and the terms. */
export function RequestDetail({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: request.rfq_number_id }]}
        status={<RequestStatus request={request} stage={stage} />}
        meta={<RequestMeta request={request} countdown={false} />}
      />
      <Stack $gap={6}>
        {isAwarded(request) ? <AwardStage request={request} /> : <RequestStageView request={request} stage={stage} />}
        <RequestNotices request={request} stage={stage} />
        <RequestLines request={request} />
        <RequestTerms request={request} />
        <QuestionSection number={request.rfq_number_id} side="seller" />
      </Stack>
    </>
  );
}

function stageTopic(request: SellerRequest, stage: RequestStage) {
  if (isSale(request)) return 'sale';
  if (stage !== 'open') return 'over';
  if (request.awaiting_approval) return 'approval';
  if (isWithdrawn(request)) return 'withdrawn';
  return request.quotation ? 'quoted' : 'quote';
}

/** The raised panel: to quote while there is time, with who sees the amounts; later what came of it. */
function RequestStageView({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const open = stage === 'open';
  const topic = stageTopic(request, stage);
  return (
    <Stage
      tone={topic === 'quote' || topic === 'sale' ? 'act' : 'wait'}
      title={t(`stage.${topic}`)}
      text={useStageText(request, topic)}
      figure={
        open && request.closes_at
          ? {
              label: t('stage.left'),
              value: <Countdown deadline={request.closes_at} icon={false} />,
              note: <DateText value={request.closes_at} time />,
            }
          : undefined
      }
      facts={
        <KeyValueList
          labelWidth="120px"
          items={[
            {
              key: 'lines',
              label: t('detail.lines'),
              value: t('stage.lines', { count: request.lines.filter((line) => !line.excluded).length }),
            },
            {
              key: 'matched',
              label: t('detail.matchedMark'),
              value: t('stage.lines', { count: request.matched_line_count }),
            },
            {
              key: 'weight',
              label: t('detail.weight'),
              value: <WeightSum kg={request.total_weight_kg} unweighed={countUnweighed(request.lines)} />,
            },
          ]}
        />
      }
      actions={<RequestActions request={request} stage={stage} />}
    />
  );
}

/** Below the title: what an approval still holds back, that it can be submitted again, or who sees the amounts. */
function useStageText(request: SellerRequest, topic: ReturnType<typeof stageTopic>): string | undefined {
  const { t } = useTranslation('seller');
  const stands = request.quotation !== null && !isWithdrawn(request);
  if (topic === 'approval') return t(stands ? 'approval.unsentChange' : 'approval.unsent');
  if (topic === 'withdrawn') return t('view.withdrawnText');
  if (topic !== 'quote' && topic !== 'quoted') return undefined;
  const kind = request.sealed ? 'sealed' : 'open';
  return `${t(`detail.${kind}Title`)}: ${t(`detail.${kind}Text`)}`;
}

/** On which terms the buyer asks, and what kinds of answer are welcome. */
function RequestTerms({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const received = { key: 'received', label: t('detail.received'), value: <DateText value={request.submitted_at} /> };
  return (
    <Section title={t('detail.terms')}>
      <Card>
        <Stack $gap={6}>
          <RequestFacts request={request} more={[received]} />
          <AttachmentList files={request.attachments} />
        </Stack>
      </Card>
    </Section>
  );
}

/** Quote, or decline; later the way to what came of it. */
function RequestActions({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const [declining, setDeclining] = useState(false);
  const id = request.rfq_number_id;
  if (isSale(request)) {
    return (
      <ButtonLink variant="primary" href={paths.project.sale(id)}>
        {t('detail.sale')}
      </ButtonLink>
    );
  }
  const submitted = request.quotation !== null;
  if (stage !== 'open') {
    return submitted ? <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink> : null;
  }
  if (request.awaiting_approval) {
    return (
      <ButtonLink variant="primary" size="lg" href={paths.seller.approval(id)}>
        {t('approval.open')}
      </ButtonLink>
    );
  }
  const word = submitted ? 'revise' : request.draft ? 'continue' : 'write';
  return (
    <>
      <ButtonLink variant="primary" size="lg" href={paths.seller.quote(id)}>
        {t(isWithdrawn(request) ? 'view.resubmit' : `detail.${word}`)}
      </ButtonLink>
      {submitted ? (
        <ButtonLink size="lg" href={paths.seller.view(id)}>
          {t('detail.view')}
        </ButtonLink>
      ) : (
        request.closed_as !== 'declined' && (
          <Button size="lg" onClick={() => setDeclining(true)}>
            {t('detail.decline')}
          </Button>
        )
      )}
      <DeclineDialog id={id} open={declining} onOpenChange={setDeclining} />
    </>
  );
}

/** The requested lines; those in the seller's range are marked and can be shown alone. */
function RequestLines({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const columns = useLineColumns(request);
  const [onlyMatched, setOnlyMatched] = useState(false);
  const matched = new Set(request.matched_line_ids);
  const lines = onlyMatched ? request.lines.filter((line) => matched.has(line.id)) : request.lines;
  const items = request.lines.filter((line) => !line.excluded).length;
  return (
    <Section
      title={t('detail.lines')}
      count={items}
      note={
        <Inline as="span" $gap={3}>
          <span>{t('detail.linesNote', { matched: request.matched_line_count })}</span>
          <span>
            <WeightSum kg={request.total_weight_kg} unweighed={countUnweighed(request.lines)} />
          </span>
        </Inline>
      }
      actions={
        <Checkbox
          label={t('detail.onlyMatched')}
          checked={onlyMatched}
          onChange={(event) => setOnlyMatched(event.target.checked)}
        />
      }
    >
      <FirstRows count={lines.length}>
        <LongTable
          aria-label={t('detail.lines')}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.id}
          rowTone={(line) => (line.excluded ? 'muted' : undefined)}
          minWidth={860}
          dense
        />
      </FirstRows>
    </Section>
  );
}

/** What a seller should know before quoting: declined or missed, a further round, an amendment, an unfinished draft. */
function RequestNotices({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const missed = stage === 'passed' && request.quotation === null;
  return (
    <>
      {request.declined_reason !== null && (
        <Banner tone="neutral" title={t('detail.declined')}>
          {t('detail.declinedReason', { reason: request.declined_reason })}
          {stage === 'open' && ` ${t('detail.declinedAgain')}`}
        </Banner>
      )}
      {stage === 'open' && request.rerequest && (
        <Banner
          tone="info"
          title={t('reRequest.title')}
          action={
            <ButtonLink size="sm" href={paths.seller.reRequest(request.rfq_number_id)}>
              {t('reRequest.open')}
            </ButtonLink>
          }
        >
          {t('reRequest.stands')}
        </Banner>
      )}
      {request.needs_reconfirm_line_ids.length > 0 && stage === 'open' && !isWithdrawn(request) && (
        <Banner tone="warning" title={t('detail.outdatedTitle', { count: request.needs_reconfirm_line_ids.length })}>
          {t('detail.outdatedText')}
        </Banner>
      )}
      {missed && (
        <Banner
          tone="warning"
          title={t('detail.missed')}
          action={
            <ButtonLink size="sm" href={paths.seller.dead({ rfq: request.rfq_number_id })}>
              {t('detail.missedLink')}
            </ButtonLink>
          }
        >
          {t('detail.missedText')}
        </Banner>
      )}
      {stage === 'open' && request.draft && !request.awaiting_approval && !request.quotation && (
        <Banner tone="info">{t('detail.draft')}</Banner>
      )}
    </>
  );
}
