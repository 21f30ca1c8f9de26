import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import type { MemberPlace } from '../../contract/entities/people';
import * as routes from '../../contract/routes/company';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { addressKey } from './address';
import { asDigits } from './asDigits';
import { SCOPES } from './keys';
import { memberKeys } from './members';
import { useApiMutation } from './mutation';
import { rightsKey } from './rights';

const keyOf = (part: string) => [SCOPES.member, 'people', part] as const;
const keys = {
  roles: keyOf('roles'),
  units: keyOf('units'),
  deputies: keyOf('deputies'),
  invitations: keyOf('invitations'),
};

/** Who does what in the company. */
export const peopleQueries = (api: Api) => ({
  roles: () =>
    queryOptions({ queryKey: keys.roles, queryFn: ({ signal }) => call(routes.listRoles, {}, { api, signal }) }),
  /** Teams and sites. */
  units: () =>
    queryOptions({ queryKey: keys.units, queryFn: ({ signal }) => call(routes.listUnits, {}, { api, signal }) }),
  deputies: () =>
    queryOptions({ queryKey: keys.deputies, queryFn: ({ signal }) => call(routes.listDeputies, {}, { api, signal }) }),
  invitations: () =>
    queryOptions({
      queryKey: keys.invitations,
      queryFn: ({ signal }) => call(routes.listInvitations, {}, { api, signal }),
    }),
  /** What a mailed invitation is for, read once: it is used up by registering or joining. */
  invited: (t: string) =>
    queryOptions({
      queryKey: [SCOPES.invitation, t],
      queryFn: ({ signal }) => call(routes.getInvitation, { query: { t } }, { api, signal }),
      enabled: t !== '',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { silent: true },
    }),
});

/** Dialogs show a refusal themselves; without a recent authentication they ask for the password. */
const silent = true;

/** Invites a person by email. */
export const useInvite = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.invite>) => send(routes.invite, { body }),
    cache: (answer) => [keys.invitations, answer],
  });

/** Mails an invitation again; its earlier link stops working. */
export const useResendInvitation = () =>
  useApiMutation({
    silent,
    call: (send, invitation_id: string) => send(routes.resendInvitation, { params: { invitation_id } }),
    cache: (answer) => [keys.invitations, answer],
  });

/** Makes the link of an invitation stop working. */
export const useWithdrawInvitation = () =>
  useApiMutation({
    call: (send, invitation_id: string) => send(routes.withdrawInvitation, { params: { invitation_id } }),
    cache: (answer) => [keys.invitations, answer],
  });

/** Gives a person of the company a role, a team and a site. */
export const useGiveRole = () =>
  useApiMutation({
    silent,
    call: (send, { id, place }: { id: string; place: MemberPlace }) =>
      send(routes.putMemberRole, { params: { member_id: id }, body: place }),
    // Whose site is whose decides which address comes first.
    stale: [memberKeys.lists(), keys.roles, keys.units, rightsKey, addressKey],
  });

type RoleBody = BodyOf<typeof routes.addRole>;
/** Makes a role of the company, or changes the one named. */
export const useKeepRole = () =>
  useApiMutation({
    silent,
    call: (send, { id, ...body }: RoleBody & { id?: string | undefined }) =>
      id === undefined ? send(routes.addRole, { body }) : send(routes.putRole, { params: { role_id: id }, body }),
    cache: (answer) => [keys.roles, answer],
    stale: [rightsKey],
  });

/** Removes a role of the company that nobody has. */
export const useRemoveRole = () =>
  useApiMutation({
    silent,
    call: (send, role_id: string) => send(routes.removeRole, { params: { role_id } }),
    cache: (answer) => [keys.roles, answer],
  });

/** Adds a team or a site. */
export const useAddUnit = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.addUnit>) => send(routes.addUnit, { body }),
    cache: (answer) => [keys.units, answer],
  });

/** Removes a team or a site; its people stay. */
export const useRemoveUnit = () =>
  useApiMutation({
    call: (send, unit_id: string) => send(routes.removeUnit, { params: { unit_id } }),
    cache: (answer) => [keys.units, answer],
    stale: [memberKeys.lists(), addressKey],
  });

/** Sets where goods for a site go. */
export const useKeepSiteAddress = () =>
  useApiMutation({
    silent,
    call: (send, { id, ...body }: BodyOf<typeof routes.putSiteAddress> & { id: string }) =>
      send(routes.putSiteAddress, { params: { unit_id: id }, body }),
    cache: (answer) => [keys.units, answer],
    stale: [addressKey],
    staleOnError: [keys.units],
  });

/** Removes the address of a site in the version that was seen. */
export const useDropSiteAddress = () =>
  useApiMutation({
    silent,
    call: (send, { id, version }: { id: string; version: number }) =>
      send(routes.removeSiteAddress, { params: { unit_id: id }, query: { version } }),
    cache: (answer) => [keys.units, answer],
    stale: [addressKey],
    staleOnError: [keys.units],
  });

/** Names somebody's deputy for some days. */
export const useNameDeputy = () =>
  useApiMutation({
    silent,
    call: (send, { id, ...body }: BodyOf<typeof routes.putDeputy> & { id: string }) =>
      send(routes.putDeputy, { params: { member_id: id }, body }),
    cache: (answer) => [keys.deputies, answer],
  });

/** Ends somebody's deputy before the last day. */
export const useEndDeputy = () =>
  useApiMutation({
    call: (send, member_id: string) => send(routes.removeDeputy, { params: { member_id } }),
    cache: (answer) => [keys.deputies, answer],
  });

/** Registers the invited person, who is not signed in by that. */
export const useRegisterInvited = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.registerInvited>) => send(routes.registerInvited, { body: asDigits(body) }),
  });

/** The signed-in person joins the company that invited the address. */
export const useJoinInvited = () =>
  useApiMutation({
    silent,
    call: (send, t: string) => send(routes.joinInvited, { body: { t } }),
    stale: [[SCOPES.profile], [SCOPES.member]],
  });
