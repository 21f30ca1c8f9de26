import * as endpoints from '../../../contract/endpoints/signOn';
import { member } from '../../http/context';
import { nobodysPreparedRoute, nobodysRoute, preparedRoute, type Route, route } from '../../http/route';
import { addDomain, judgeDomain, lookUpDomain, removeDomain } from './domain.service';
import { agree, finish, redeem } from './finish.service';
import { readRecords } from './record.service';
import { makeScimKey, readScimKeys, revokeScimKey } from './scimKey.service';
import { checkSignOn, readSignOn, removeSignOn, setSignOn, unlink } from './settings.service';
import { beginSignOn, prepareReauth, prepareSignOn } from './start.service';

/** Signing on at a company's own identity provider. */
export const signOnRoutes: Route[] = [
  route(endpoints.getSignOn, (input) => readSignOn(member(input))),
  route(endpoints.putSignOn, (input) => setSignOn(member(input), input.body)),
  route(endpoints.removeSignOn, (input) => removeSignOn(member(input))),
  preparedRoute(
    endpoints.checkSignOn,
    (input) => checkSignOn(member(input)),
    async (_input, checked) => checked,
  ),
  route(endpoints.listSignOnRecords, (input) => readRecords(member(input), input.query)),
  route(endpoints.addSignOnDomain, (input) => addDomain(member(input), input.body.domain)),
  preparedRoute(
    endpoints.checkSignOnDomain,
    (input) => lookUpDomain(member(input), input.params.domain_id),
    (input, looked) => judgeDomain(member(input), input.params.domain_id, looked),
  ),
  route(endpoints.removeSignOnDomain, (input) => removeDomain(member(input), input.params.domain_id)),
  route(endpoints.unlinkSignOn, (input) => unlink(member(input), input.params.member_id)),
  route(endpoints.listScimKeys, (input) => readScimKeys(member(input))),
  route(endpoints.makeScimKey, (input) => makeScimKey(member(input), input.body)),
  route(endpoints.revokeScimKey, (input) => revokeScimKey(member(input), input.params.scim_key_id)),
  nobodysPreparedRoute(
    endpoints.startSignOn,
    ({ work, body }) => prepareSignOn(work, body.email),
    ({ work }, prepared) => beginSignOn(work, prepared),
  ),
  nobodysPreparedRoute(
    endpoints.finishSignOn,
    ({ work, body }) => redeem(work, body),
    ({ work }, answered) => finish(work, answered),
  ),
  nobodysRoute(endpoints.consentSignOn, ({ work, body }) => agree(work, body)),
  preparedRoute(
    endpoints.startSignOnReauth,
    (input) => prepareReauth(member(input)),
    (input, prepared) => beginSignOn(input.work, prepared, member(input).session.login_id),
  ),
];
