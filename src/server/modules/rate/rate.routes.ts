import { getRate } from '../../../contract/endpoints/rate';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { readRate } from './rate.service';

export const rateRoutes: Route[] = [route(getRate, (input) => readRate(member(input)))];
