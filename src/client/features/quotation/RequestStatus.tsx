import type { SellerRequest } from '../../../contract/entities/quotation';
import { StatusChip } from '../../shared/StatusChip';
import type { RequestStage } from './requestStage';

type Props = { request: SellerRequest; stage: RequestStage };

/** Where a request stands for its seller; one that is requested again says so in place of "quoted", while it can be answered. */
export function RequestStatus({ request, stage }: Props) {
  if (stage === 'open' && request.rerequest) return <StatusChip kind="quotation" status="REREQUESTED" />;
  return <StatusChip kind="seller" status={request.status} closedAs={request.closed_as} />;
}
