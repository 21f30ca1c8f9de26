import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { StatusChip } from '../../shared/StatusChip';
import { Chip } from '../../ui/Chip';
import { isWithdrawn, type RequestStage } from './requestStage';

type Props = { request: SellerRequest; stage: RequestStage };

/**
 * Where a request stands for its seller; while it can be answered, one whose quotation waits for approval or was withdrawn, or that is
 * requested again, says so.
 */
export function RequestStatus({ request, stage }: Props) {
  const { t } = useTranslation('seller');
  if (stage === 'open' && request.awaiting_approval) return <Chip tone="yellow">{t('approval.status.waiting')}</Chip>;
  if (stage === 'open' && request.rerequest) return <StatusChip kind="quotation" status="REREQUESTED" />;
  if (stage === 'open' && isWithdrawn(request)) return <StatusChip kind="quotation" status="WITHDRAWN" />;
  return <StatusChip kind="seller" status={request.status} closedAs={request.closed_as} />;
}
