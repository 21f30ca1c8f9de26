import * as endpoints from '../../../contract/endpoints/mailIn';
import { member } from '../../http/context';
import { fail } from '../../http/fail';
import { nobodysRoute, type Route, route } from '../../http/route';
import { requireSecret, takeMail } from './entrance.service';
import { endIntake, makeIntake, readIntake } from './intake.service';

export const mailInRoutes: Route[] = [
  nobodysRoute(endpoints.receiveMail, async ({ work, query, request }) => {
    requireSecret(work, request.headers['x-mail-secret']);
    return takeMail(work, query.to, Buffer.isBuffer(request.body) ? request.body : fail('WRONG_PARAM'));
  }),
  route(endpoints.getMailIntake, (input) => readIntake(member(input))),
  route(endpoints.makeMailIntake, (input) => makeIntake(member(input))),
  route(endpoints.endMailIntake, (input) => endIntake(member(input))),
];
