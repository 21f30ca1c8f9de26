import { useTranslation } from 'next-i18next/pages';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { sumWeights } from '../../../../domain/material/totalWeight';
import { DateText } from '../../../parts/DateText';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { StatusChip } from '../../../parts/StatusChip';
import { TermsList } from '../../../parts/TermsList';
import { TotalsBox } from '../../../parts/TotalsBox';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { EmptyState } from '../../../ui/EmptyState';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { RequestMeta } from '../RequestMeta';
import { useRequestTrail } from '../useRequestTrail';
import { useStage } from '../useStage';
import { Split } from '../../../ui/Split';
import type { RequestStage } from '../requestStage';
import { RevisionHistory } from './RevisionHistory';
import { QuotedLines } from './QuotedLines';
import { ValidityNotice } from './ValidityNotice';
import { ViewActions } from './ViewActions';
import { ViewNotices } from './ViewNotices';

/** The newest submitted revision, or where to write one. */
export function QuotationView({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  const { quotation } = request;
  return (
    <>
      <ViewHead request={request} stage={stage} />
      {quotation ? (
        <Masked when={request.sealed}>
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

function ViewHead({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
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
          <RequestMeta request={request} countdown={stage === 'open'} />
          {quotation && <Chip size="sm">{t('view.revision', { revision: quotation.revision })}</Chip>}
          {quotation?.submitted_at && (
            <span>
              {t('view.submitted')} <DateText value={quotation.submitted_at} time />
            </span>
          )}
        </>
      }
      actions={<ViewActions request={request} stage={stage} />}
    />
  );
}

/** Terms, totals, lines and files. */
function Quoted({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation(['seller', 'trade']);
  const awaiting = request.needs_reconfirm_line_ids.length;
  const quoted = new Set(
    quotation.lines.filter((line) => line.amount !== null && !line.needs_reconfirm).map((line) => line.rfq_line_id),
  );
  return (
    <>
      <Split $side={340} $gap={6}>
        <Section title={t('view.terms')}>
          <Card>
            <TermsList terms={quotation} />
          </Card>
        </Section>
        <Section title={t('view.totals')}>
          <TotalsBox
            totals={quotation.totals}
            weight={sumWeights(request.lines.filter((line) => quoted.has(line.id)))}
          />
          {awaiting > 0 && (
            <Text $size={13} $color="warningText">
              {t('trade:awaiting.left', { count: awaiting })}
            </Text>
          )}
        </Section>
      </Split>
      <QuotedLines request={request} quotation={quotation} />
      {quotation.attachments.length > 0 && (
        <Section title={t('quote.files')} count={quotation.attachments.length}>
          <Card>
            <AttachmentList files={quotation.attachments} />
          </Card>
        </Section>
      )}
    </>
  );
}
