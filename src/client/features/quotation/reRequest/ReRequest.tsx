import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest, Rerequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../shared/DateText';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { RequestMeta } from '../RequestMeta';
import { useRequestTrail } from '../../../shared/rfq/useRequestTrail';
import { RequestStatus } from '../RequestStatus';
import { useStage } from '../useStage';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import { useRequestedColumns } from './useRequestedColumns';

/** What the buyer wishes in this round beside what was offered in the last. */
export function ReRequest({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  const id = request.rfq_number_id;
  const { rerequest, quotation } = request;
  const open = stage === 'open' && rerequest !== null;
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={useRequestTrail(id, t('reRequest.title'))}
        status={<RequestStatus request={request} stage={stage} />}
        meta={<RequestMeta request={request} countdown={open} />}
        actions={
          <>
            {quotation && <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink>}
            {open && (
              <ButtonLink variant="primary" href={paths.seller.quote(id)}>
                {t('reRequest.quote')}
              </ButtonLink>
            )}
          </>
        }
      />
      {rerequest ? (
        <Stack $gap={6}>
          <Banner
            tone={open ? 'info' : 'neutral'}
            icon={<MessageSquareText />}
            title={t('reRequest.heading', { buyer: request.buyer_company_name, round: rerequest.round })}
          >
            {rerequest.message && <p style={{ whiteSpace: 'pre-line' }}>{rerequest.message}</p>}
            <p>
              {t('reRequest.asked')} <DateText value={rerequest.requested_at} time /> ·{' '}
              {t(open ? 'reRequest.stands' : 'reRequest.over')}
            </p>
          </Banner>
          <Masked when={request.sealed}>
            <ReRequestLines request={request} rerequest={rerequest} />
          </Masked>
        </Stack>
      ) : (
        <EmptyState
          bordered
          title={t('reRequest.none')}
          text={t('reRequest.noneText')}
          action={
            <ButtonLink variant="primary" href={quotation ? paths.seller.view(id) : paths.seller.detail(id)}>
              {t(quotation ? 'detail.view' : 'quote.request')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

type Props = { request: SellerRequest; rerequest: Rerequest };

/** Each line with the price offered so far and the one the buyer wishes. */
function ReRequestLines({ request, rerequest }: Props) {
  const { t } = useTranslation('seller');
  const columns = useRequestedColumns(request, rerequest);
  const rows = request.lines.filter((line) => !line.excluded);
  const count = rerequest.target_prices.length;
  return (
    <Section
      title={t('detail.lines')}
      count={rows.length}
      note={t(count > 0 ? 'reRequest.targetNote' : 'reRequest.noTarget', { count })}
    >
      <LongTable
        aria-label={t('detail.lines')}
        rows={rows}
        rowKey={(line) => line.id}
        minWidth={820}
        dense
        columns={columns}
      />
    </Section>
  );
}
