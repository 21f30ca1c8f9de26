import { settleOutcome } from '../../../contract/endpoints/outcome';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { settle } from './outcome.service';

export const outcomeRoutes: Route[] = [route(settleOutcome, (input) => settle(member(input), input.body))];
