import * as endpoints from '../../../contract/endpoints/people';
import { member } from '../../http/context';
import { nobodysRoute, type Route, route } from '../../http/route';
import { dismissDeputy, nameDeputy, readDeputies } from './deputy.service';
import { inviteAgain, invitePerson, readInvitations, withdrawInvitation } from './invitation.service';
import { joinByInvitation, readInvited, registerByInvitation } from './joining.service';
import {
  changeRole,
  giveRole,
  makeRole,
  makeUnit,
  readRights,
  readRoles,
  readUnits,
  removeRole,
  removeUnit,
} from './role.service';
import { dropSiteAddress, keepSiteAddress } from './siteAddress.service';

/** Who does what in a company: roles, teams and sites, deputies, invitations. */
export const peopleRoutes: Route[] = [
  route(endpoints.getRights, (input) => readRights(member(input))),
  route(endpoints.listRoles, (input) => readRoles(member(input))),
  route(endpoints.addRole, (input) => makeRole(member(input), input.body)),
  route(endpoints.putRole, (input) => changeRole(member(input), input.params.role_id, input.body)),
  route(endpoints.removeRole, (input) => removeRole(member(input), input.params.role_id)),
  route(endpoints.listUnits, (input) => readUnits(member(input))),
  route(endpoints.addUnit, (input) => makeUnit(member(input), input.body)),
  route(endpoints.removeUnit, (input) => removeUnit(member(input), input.params.unit_id)),
  route(endpoints.putSiteAddress, (input) => keepSiteAddress(member(input), input.params.unit_id, input.body)),
  route(endpoints.removeSiteAddress, (input) =>
    dropSiteAddress(member(input), input.params.unit_id, input.query.version),
  ),
  route(endpoints.putMemberRole, (input) => giveRole(member(input), input.params.member_id, input.body)),
  route(endpoints.listDeputies, (input) => readDeputies(member(input))),
  route(endpoints.putDeputy, (input) => nameDeputy(member(input), input.params.member_id, input.body)),
  route(endpoints.removeDeputy, (input) => dismissDeputy(member(input), input.params.member_id)),
  route(endpoints.listInvitations, (input) => readInvitations(member(input))),
  route(endpoints.invite, (input) => invitePerson(member(input), input.body)),
  route(endpoints.resendInvitation, (input) => inviteAgain(member(input), input.params.invitation_id)),
  route(endpoints.withdrawInvitation, (input) => withdrawInvitation(member(input), input.params.invitation_id)),
  nobodysRoute(endpoints.getInvitation, ({ work, query }) => readInvited(work, query.t)),
  nobodysRoute(endpoints.registerInvited, ({ work, body }) => registerByInvitation(work, body)),
  route(endpoints.joinInvited, (input) => joinByInvitation(member(input), input.body.t)),
];
