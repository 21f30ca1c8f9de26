import type { Project } from '../../../contract/entities/order';
import type { Api } from '../../api/createApi';
import { orderQueries } from '../../queries/order';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';
import { isOrderNumber } from '../../shared/isOrderNumber';

/** The reads behind an address whose number may be an order's or a request's; a buyer's project shows its lines too. */
export function projectOrOrder(api: Api, number: string) {
  if (isOrderNumber(number)) return orderQueries(api).detail(number);
  return {
    ...projectQueries(api).detail(number),
    follow: ({ side }: Project) => (side === 'buyer' ? [rfqQueries(api).detail(number)] : []),
  };
}
