import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { isWithdrawn } from '../requestStage';

/** That the own quotation waits for approval and the buyer has nothing of it yet, and the way there; nothing where none does. */
export function AwaitingBanner({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  if (!request.awaiting_approval) return null;
  return (
    <Banner
      tone="warning"
      title={t('approval.status.waiting')}
      action={
        <ButtonLink size="sm" href={paths.seller.approval(request.rfq_number_id)}>
          {t('approval.open')}
        </ButtonLink>
      }
    >
      {t(request.quotation && !isWithdrawn(request) ? 'approval.unsentChange' : 'approval.unsent')}
    </Banner>
  );
}
