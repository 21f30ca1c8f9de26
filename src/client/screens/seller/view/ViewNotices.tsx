import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { RequestStage } from '../requestStage';

/** A withdrawn quotation, or changes that the buyer has not seen. */
export function ViewNotices({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  if (request.quotation?.status === 'WITHDRAWN') {
    return (
      <Banner tone="neutral" title={t('view.withdrawnTitle')}>
        {stage === 'open' && t('view.withdrawnText')}
      </Banner>
    );
  }
  if (!request.draft || stage !== 'open') return null;
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
