import { getSalesDesk } from '../../../../contract/endpoints/sale';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { readSalesDesk } from './sale.service';

export const saleRoutes: Route[] = [route(getSalesDesk, (input) => readSalesDesk(member(input)))];
