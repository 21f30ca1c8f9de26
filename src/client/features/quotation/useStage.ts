import type { SellerRequest } from '../../../contract/entities/quotation';
import { useAtTime } from '../../ui/useNow';
import { type RequestStage, stageOf } from './requestStage';

/** What this seller may do with the request by the device's clock; draws again only when that changes. */
export function useStage(request: SellerRequest): RequestStage {
  return useAtTime((now) => stageOf(request, now));
}
