import { listPush, pushStatus, readPush } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/mount';
import { countUnread, findPushes } from './push.repository';
import { listNotifications } from './pushList.service';
import { readNotifications } from './readPush.service';

export const pushRoutes: Route[] = [
  route(pushStatus, async (input) => {
    const { db, session } = member(input);
    const [latest] = await findPushes(db, session.is_test, session.account_id, { limit: 1 });
    return { unread: await countUnread(db, session.is_test, session.account_id), latest_id: latest?.id ?? null };
  }),
  route(listPush, (input) => listNotifications(member(input), input.query)),
  route(readPush, (input) => readNotifications(member(input), input.body.ids ?? null)),
];
