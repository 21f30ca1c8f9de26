import { listPush, pushStatus, readPush, unreadPush } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { listNotifications, readStatus } from './pushList.service';
import { readNotifications, unreadNotifications } from './readPush.service';

export const pushRoutes: Route[] = [
  route(pushStatus, (input) => readStatus(member(input))),
  route(listPush, (input) => listNotifications(member(input), input.query)),
  route(readPush, (input) => readNotifications(member(input), input.body.ids ?? null)),
  route(unreadPush, (input) => unreadNotifications(member(input), input.body.read_at)),
];
