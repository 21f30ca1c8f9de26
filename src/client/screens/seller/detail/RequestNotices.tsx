import { Eye, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { RequestStage } from '../requestStage';

/** What a seller should know before quoting: declined or missed, an unfinished draft, sealed or open. */
export function RequestNotices({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
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
