import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../parts/DateText';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { RequestMeta } from '../RequestMeta';
import { useRequestTrail } from '../useRequestTrail';
import { RequestStatus } from '../RequestStatus';
import { useStage } from '../useStage';
import { ReRequestLines } from './ReRequestLines';

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
