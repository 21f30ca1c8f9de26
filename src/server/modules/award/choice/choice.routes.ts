import * as endpoints from '../../../../contract/endpoints/awardChoice';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { keepChoice, readChoice } from './choice.service';

export const choiceRoutes: Route[] = [
  route(endpoints.getAwardChoice, (input) => readChoice(member(input), input.params.rfq_number_id)),
  route(endpoints.keepAwardChoice, (input) => keepChoice(member(input), input.params.rfq_number_id, input.body.lines)),
];
