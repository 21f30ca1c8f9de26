import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { CompanyName } from '../../shared/CompanyName';
import { DeadlineText } from '../../shared/DeadlineText';
import { Chip } from '../../ui/Chip';
import { Code } from '../../ui/Text';

/** Facts under a request's title: number, buyer, deadline, round. */
export function RequestMeta({ request, countdown = true }: { request: SellerRequest; countdown?: boolean }) {
  const { t } = useTranslation('seller');
  return (
    <>
      <Code>{request.rfq_number_id}</Code>
      <CompanyName name={request.buyer_company_name} verified={request.buyer_verified} />
      <DeadlineText closesAt={request.closes_at} endedAt={request.ended_at} countdown={countdown} />
      {request.round > 1 && <Chip size="sm">{t('detail.round', { round: request.round })}</Chip>}
      {request.revision > 1 && <Chip size="sm">{t('detail.amended', { count: request.revision - 1 })}</Chip>}
      {request.invited && (
        <Chip size="sm" tone="purple">
          {t('detail.invited')}
        </Chip>
      )}
    </>
  );
}
