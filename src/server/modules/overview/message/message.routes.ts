import * as endpoints from '../../../../contract/endpoints/message';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { listCounterparts, readMessages, sendMessage } from './message.service';

export const messageRoutes: Route[] = [
  route(endpoints.listCounterparts, (input) => listCounterparts(member(input), input.params.number)),
  route(endpoints.listMessages, (input) => readMessages(member(input), input.params.number, input.query)),
  route(endpoints.sendMessage, (input) => sendMessage(member(input), input.params.number, input.body)),
];
