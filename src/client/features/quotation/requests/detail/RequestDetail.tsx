import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../../contract/entities/quotation';
import { paths } from '../../../../paths';
import { QuestionSection } from '../../../../shared/rfq/QuestionSection';
import { PageHeader } from '../../../../ui/PageHeader';
import { Stack, Inline } from '../../../../ui/Stack';
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
import { isSale, type RequestStage } from '../../requestStage';
import { DeclineDialog } from './DeclineDialog';
import { countUnweighed } from '../../../../../domain/material/totalWeight';
import { WeightSum } from '../../../../shared/WeightSum';
import { Checkbox } from '../../../../ui/Checkbox';
import { FirstRows } from '../../../../ui/FirstRows';
import { LongTable } from '../../../../ui/LongTable';
import { useLineColumns } from './useLineColumns';
import { Eye, Lock } from 'lucide-react';
import { Banner } from '../../../../ui/Banner';

/** Head with the way to quote or decline, then what to know, the terms and the lines. */
export function RequestDetail({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: request.rfq_number_id }]}
        status={<RequestStatus request={request} stage={stage} />}
        meta={<RequestMeta request={request} countdown={stage === 'open'} />}
        actions={<RequestActions request={request} stage={stage} />}
      />
      <Stack $gap={6}>
        <RequestNotices request={request} stage={stage} />
        <RequestTerms request={request} />
        <RequestLines request={request} />
        <QuestionSection number={request.rfq_number_id} side="seller" />
      </Stack>
    </>
  );
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
  const word = submitted ? 'revise' : request.draft ? 'continue' : 'write';
  return (
    <>
      {submitted ? (
        <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink>
      ) : (
        request.closed_as !== 'declined' && <Button onClick={() => setDeclining(true)}>{t('detail.decline')}</Button>
      )}
      <ButtonLink variant="primary" href={paths.seller.quote(id)}>
        {t(`detail.${word}`)}
      </ButtonLink>
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

/** What a seller should know before quoting: declined or missed, an unfinished draft, sealed or open. */
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
      {request.needs_reconfirm_line_ids.length > 0 && stage === 'open' && (
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
      {stage === 'open' && request.draft && !request.quotation && <Banner tone="info">{t('detail.draft')}</Banner>}
      {stage === 'open' && (
        <Banner
          tone="neutral"
          icon={request.sealed ? <Lock /> : <Eye />}
          title={t(request.sealed ? 'detail.sealedTitle' : 'detail.openTitle')}
        >
          {t(request.sealed ? 'detail.sealedText' : 'detail.openText')}
        </Banner>
      )}
    </>
  );
}
