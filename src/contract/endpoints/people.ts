import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { siteAddressInput } from '../entities/address';
import { companyMember } from '../entities/member';
import {
  companyRole,
  companyRoleInput,
  companyUnit,
  deputy,
  invitation,
  invitedTo,
  memberPlace,
  ownRights,
  unitKind,
} from '../entities/people';
import { email, password, personName, personTitle, phone, phoneCode } from '../entities/person';
import { day, shortText, uuid, version, versionQuery } from '../values';
import * as routes from '../routes/company';
import * as reader from '../routes/reader';

const tag = 'company';
const roles = z.object({ items: z.array(companyRole) });
const units = z.object({ items: z.array(companyUnit) });
const deputies = z.object({ items: z.array(deputy) });
const invitations = z.object({ items: z.array(invitation) });
const t = z.string().min(16).max(200);

export const getRights = defineEndpoint(reader.getRights, {
  tag,
  summary: 'What the signed-in person may do in the company, as role, owner or deputy.',
  access: 'member',
  response: ownRights,
});

export const listRoles = defineEndpoint(routes.listRoles, {
  tag,
  summary: 'The roles that the company made itself.',
  access: 'member',
  response: roles,
});

export const addRole = defineEndpoint(routes.addRole, {
  tag,
  summary: 'Makes a role of the company. Nobody gives rights that they lack themselves. Needs a recent authentication.',
  access: 'member',
  body: companyRoleInput,
  response: roles,
  errors: ['FRESH_LOGIN_NEEDED', 'RIGHT_ABOVE_OWN', 'ROLE_NAME'],
});

export const putRole = defineEndpoint(routes.putRole, {
  tag,
  summary: 'Changes a role; its members have the new rights from their next call on. Needs a recent authentication.',
  access: 'member',
  params: z.object({ role_id: uuid }),
  body: companyRoleInput,
  response: roles,
  errors: ['FRESH_LOGIN_NEEDED', 'RIGHT_ABOVE_OWN', 'ROLE_NAME', 'ROLE_NOT_FOUND'],
});

export const removeRole = defineEndpoint(routes.removeRole, {
  tag,
  summary: 'Removes a role that nobody has and no approval rule names. Needs a recent authentication.',
  access: 'member',
  params: z.object({ role_id: uuid }),
  response: roles,
  errors: ['FRESH_LOGIN_NEEDED', 'ROLE_NOT_FOUND', 'ROLE_IN_USE', 'ROLE_IN_SIGN_ON', 'ROLE_IN_RULES'],
});

export const listUnits = defineEndpoint(routes.listUnits, {
  tag,
  summary: 'The teams and sites of the company, a site with its delivery address.',
  access: 'member',
  response: units,
});

export const addUnit = defineEndpoint(routes.addUnit, {
  tag,
  summary: 'Adds a team or a site.',
  access: 'member',
  body: z.object({ kind: unitKind, name: shortText(40).min(1) }),
  response: units,
  errors: ['UNIT_NAME'],
});

export const removeUnit = defineEndpoint(routes.removeUnit, {
  tag,
  summary: 'Removes a team or a site with its address; its members stay, without it.',
  access: 'member',
  params: z.object({ unit_id: uuid }),
  response: units,
  errors: ['UNIT_NOT_FOUND'],
});

export const putSiteAddress = defineEndpoint(routes.putSiteAddress, {
  tag,
  summary:
    'Sets the delivery address of a site, which members choose for orders and requests. What was chosen before stays as it was.',
  access: 'member',
  params: z.object({ unit_id: uuid }),
  body: siteAddressInput.extend({
    /** Of the address that the caller saw; null where the site had none. */
    version: version.nullable(),
  }),
  response: units,
  errors: ['UNIT_NOT_FOUND', 'STALE_VERSION'],
});

export const removeSiteAddress = defineEndpoint(routes.removeSiteAddress, {
  tag,
  summary: 'Removes the delivery address of a site; orders and requests keep it as it was.',
  access: 'member',
  params: z.object({ unit_id: uuid }),
  query: versionQuery,
  response: units,
  errors: ['UNIT_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'STALE_VERSION'],
});

export const putMemberRole = defineEndpoint(routes.putMemberRole, {
  tag,
  summary: "Sets a member's role, team and site. Needs a recent authentication.",
  access: 'member',
  params: z.object({ member_id: uuid }),
  body: memberPlace,
  response: companyMember,
  errors: ['FRESH_LOGIN_NEEDED', 'NOT_EXIST_USER', 'RIGHT_ABOVE_OWN', 'OWNER_ONLY', 'ROLE_NOT_FOUND', 'UNIT_NOT_FOUND'],
});

export const listDeputies = defineEndpoint(routes.listDeputies, {
  tag,
  summary: 'Who stands in for whom, now or later.',
  access: 'member',
  response: deputies,
});

export const putDeputy = defineEndpoint(routes.putDeputy, {
  tag,
  summary:
    "Names who has a member's rights in addition to their own for at most 92 days: one's own deputy, or anybody's for those who manage people in their own role. Needs a recent authentication.",
  access: 'member',
  params: z.object({ member_id: uuid }),
  body: z.object({ deputy_id: uuid, from_on: day, until_on: day }),
  response: deputies,
  errors: ['FRESH_LOGIN_NEEDED', 'NOT_EXIST_USER', 'RIGHT_MISSING', 'RIGHT_ABOVE_OWN', 'DEPUTY_INVALID'],
});

export const removeDeputy = defineEndpoint(routes.removeDeputy, {
  tag,
  summary: "Ends a member's deputy before the last day; nothing happens where there is none.",
  access: 'member',
  params: z.object({ member_id: uuid }),
  response: deputies,
  errors: ['NOT_EXIST_USER', 'RIGHT_MISSING'],
});

export const listInvitations = defineEndpoint(routes.listInvitations, {
  tag,
  summary: 'Invitations that nobody has accepted, the newest first.',
  access: 'member',
  response: invitations,
});

export const invite = defineEndpoint(routes.invite, {
  tag,
  summary: 'Mails an invitation that works for seven days. Needs a recent authentication.',
  access: 'member',
  body: memberPlace.extend({ email, language: z.enum(['ko', 'en']) }),
  response: invitations,
  errors: ['FRESH_LOGIN_NEEDED', 'INVITATION_STATE', 'RIGHT_ABOVE_OWN', 'ROLE_NOT_FOUND', 'UNIT_NOT_FOUND'],
  limit: 60,
  limitSeconds: 3600,
});

export const resendInvitation = defineEndpoint(routes.resendInvitation, {
  tag,
  summary:
    'Mails an open or expired invitation again, for seven more days; the earlier link stops working. Needs a recent authentication.',
  access: 'member',
  params: z.object({ invitation_id: uuid }),
  response: invitations,
  errors: ['FRESH_LOGIN_NEEDED', 'INVITATION_NOT_FOUND', 'RIGHT_ABOVE_OWN'],
  limit: 60,
  limitSeconds: 3600,
});

export const withdrawInvitation = defineEndpoint(routes.withdrawInvitation, {
  tag,
  summary: 'Withdraws an invitation; its link stops working.',
  access: 'member',
  params: z.object({ invitation_id: uuid }),
  response: invitations,
  errors: ['INVITATION_NOT_FOUND'],
});

export const getInvitation = defineEndpoint(routes.getInvitation, {
  tag,
  summary: 'What a mailed invitation is for.',
  access: 'public',
  query: z.object({ t }),
  response: invitedTo,
  errors: ['MAIL_TOKEN_OUTDATED'],
});

export const registerInvited = defineEndpoint(routes.registerInvited, {
  tag,
  summary: 'Registers the invited person, whose address the mailed link proves, as a member of the company.',
  access: 'public',
  body: z.object({
    t,
    password,
    name: personName,
    phone_code: phoneCode,
    phone,
    company_department: personTitle,
    company_title: personTitle,
    marketing_approval: z.boolean(),
  }),
  response: z.object({ email: z.string() }),
  errors: ['MAIL_TOKEN_OUTDATED', 'EXIST_EMAIL'],
  limit: 20,
  limitSeconds: 3600,
});

export const joinInvited = defineEndpoint(routes.joinInvited, {
  tag,
  summary: 'The invited person, signed in with the address that was invited and no member yet, joins the company.',
  access: 'user',
  body: z.object({ t }),
  response: z.object({ company_name: z.string() }),
  errors: ['MAIL_TOKEN_OUTDATED', 'INVITED_ELSEWHERE'],
});
