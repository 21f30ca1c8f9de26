import type { Api } from '../../api/createApi';
import { orderQueries } from '../../queries/order';
import { projectQueries } from '../../queries/project';
import { isOrderNumber } from './isOrderNumber';

/** The read behind an address whose number may be an order's or a request's. */
export function projectOrOrder(api: Api, number: string) {
  return isOrderNumber(number) ? orderQueries(api).detail(number) : projectQueries(api).detail(number);
}
