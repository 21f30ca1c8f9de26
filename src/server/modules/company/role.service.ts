import { v7 as uuid } from 'uuid';
import type { SiteAddress } from '../../../contract/entities/address';
import type { CompanyMember } from '../../../contract/entities/member';
import type { CompanyRole, CompanyUnit, MemberPlace, UnitKind } from '../../../contract/entities/people';
import { type Right, RIGHTS, RIGHTS_OF_ROLE, rightsOf } from '../../../contract/rights';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { namesRole } from '../award/approval/waiting.service';
import { recordEvent } from '../audit/audit.service';
import { isRoleOfNewMembers } from '../signOn/newMembersRole.service';
import { lockOwnCompany, requireHeld } from './callerRights.service';
import { findAbsentOf } from './deputy.repository';
import { findPersonOf } from './member.repository';
import { colleague, moveMember } from './member.service';
import * as roles from './role.repository';

/** What the caller may do in the company, and for whom. */
export async function readRights({ session, db }: MemberWork) {
  const me = await findPersonOf(db, session.company_id, session.account_id);
  return {
    is_owner: me?.is_owner ?? false,
    rights: [...session.rights],
    stands_in_for: await findAbsentOf(db, session.account_id),
  };
}

/** The roles that the company made itself. */
export async function readRoles({ session, db }: MemberWork): Promise<{ items: CompanyRole[] }> {
  const rows = await roles.findRoles(db, session.company_id);
  return {
    items: rows.map(({ role, member_count }) => ({
      id: role.id,
      name: role.name,
      rights: RIGHTS.filter((right) => role.rights.includes(right)),
      member_count,
    })),
  };
}

interface RoleInput {
  name: string;
  rights: Right[];
}

/** Makes a role of the company. */
export async function makeRole(call: MemberWork, input: RoleInput) {
  const work = await lockOwnCompany(call, 'manage_people');
  const { company_id, account_id } = work.session;
  requireRecentAuthentication(work);
  requireHeld(work, input.rights);
  if (!(await roles.addRole(work.db, { id: uuid(), company_id, ...input, created_at: work.now }))) {
    return fail('ROLE_NAME');
  }
  recordEvent(work, 'role_made', { account_id, company_id, after: valuesOf(input) });
  return readRoles(work);
}

/** Changes a role of the company; neither its old nor its new rights may go beyond the caller's. */
export async function changeRole(call: MemberWork, id: string, input: RoleInput) {
  const work = await lockOwnCompany(call, 'manage_people');
  const { company_id, account_id } = work.session;
  const role = await ownRole(work, id);
  requireHeld(work, input.rights);
  requireHeld(work, role.rights as Right[]);
  if ((await roles.findRoles(work.db, company_id)).some((one) => one.role.id !== id && one.role.name === input.name)) {
    return fail('ROLE_NAME');
  }
  await roles.updateRole(work.db, id, input);
  recordEvent(work, 'role_changed', { account_id, company_id, before: valuesOf(role), after: valuesOf(input) });
  return readRoles(work);
}

/** Removes a role that nobody has. */
export async function removeRole(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call, 'manage_people');
  const { company_id, account_id } = work.session;
  const role = await ownRole(work, id);
  if (await namesRole(work, company_id, id)) return fail('ROLE_IN_RULES');
  if (await isRoleOfNewMembers(work, id)) return fail('ROLE_IN_SIGN_ON');
  if (!(await roles.deleteRole(work.db, id))) return fail('ROLE_IN_USE');
  recordEvent(work, 'role_removed', { account_id, company_id, before: valuesOf(role) });
  return readRoles(work);
}

const valuesOf = ({ name, rights }: { name: string; rights: readonly string[] }) => ({
  role: name,
  rights: rights.join(', '),
});

/** A role of the own company, which `lockOwnCompany` has locked. */
async function ownRole(work: MemberWork, id: string): Promise<roles.RoleRow> {
  const role = (await roles.findRole(work.db, work.session.company_id, id)) ?? fail('ROLE_NOT_FOUND');
  requireRecentAuthentication(work);
  return role;
}

/** The teams and sites of the company, a site with its address. */
export async function readUnits({ session, db }: MemberWork): Promise<{ items: CompanyUnit[] }> {
  const rows = await roles.findUnits(db, session.company_id);
  return {
    items: rows.map(({ unit: { id, kind, name }, member_count, address }) => ({
      id,
      kind,
      name,
      member_count,
      address: address && presentSiteAddress(address),
    })),
  };
}

const presentSiteAddress = ({ recipient, phone, postal_code, address, version }: SiteAddress): SiteAddress => ({
  recipient,
  phone,
  postal_code,
  address,
  version,
});

/** Adds a team or a site. */
export async function makeUnit(work: MemberWork, input: { kind: UnitKind; name: string }) {
  const { company_id } = work.session;
  if (!(await roles.addUnit(work.db, { id: uuid(), company_id, ...input, created_at: work.now }))) {
    return fail('UNIT_NAME');
  }
  return readUnits(work);
}

/** Removes a team, or a site with its address; its people stay. */
export async function removeUnit(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call, 'manage_people');
  if (!(await roles.deleteUnit(work.db, work.session.company_id, id))) return fail('UNIT_NOT_FOUND');
  return readUnits(work);
}

/**
 * Gives a person of the company a role, a team and a site. Nobody gives or takes rights that they lack, and only an owner
 * changes an owner.
 */
export async function giveRole(call: MemberWork, id: string, wanted: MemberPlace): Promise<CompanyMember> {
  const work = await lockOwnCompany(call, 'manage_people');
  const place = placeOf(wanted);
  const person = await colleague(work, id);
  const { company_id } = work.session;
  const rights = await checkedPlace(work, place);
  const earlier = person.own_role_id ? await roles.findRole(work.db, company_id, person.own_role_id) : null;
  // Only an active member has the rights of a role already.
  if (person.member_status === 'active') {
    requireHeld(work, rightsOf({ is_owner: false, role: person.role, own_rights: earlier?.rights ?? null }));
  }
  const given = place.own_role_id ? await roles.findRole(work.db, company_id, place.own_role_id) : null;
  return moveMember(work, person, place, {
    before: { role: earlier?.name ?? person.role },
    after: { role: given?.name ?? place.role, rights: rights.join(', ') },
  });
}

/** A place as it is kept: only the role `own` has one of the company's. */
export const placeOf = ({ role, own_role_id, team_id, site_id }: MemberPlace): MemberPlace => ({
  role,
  own_role_id: role === 'own' ? own_role_id : null,
  team_id,
  site_id,
});

/** The rights of a place in the company, after a look whether role, team and site are the company's and the rights are the caller's to give. */
export async function checkedPlace(work: MemberWork, place: MemberPlace): Promise<readonly Right[]> {
  const { company_id } = work.session;
  const own = place.own_role_id ? await roles.findRole(work.db, company_id, place.own_role_id) : null;
  if (place.role === 'own' && !own) return fail('ROLE_NOT_FOUND');
  for (const kind of ['team', 'site'] as const) {
    const id = place[`${kind}_id`];
    if (id && !(await roles.hasUnit(work.db, company_id, kind, id))) return fail('UNIT_NOT_FOUND');
  }
  const rights = place.role === 'own' ? ((own?.rights ?? []) as Right[]) : RIGHTS_OF_ROLE[place.role];
  requireHeld(work, rights);
  return rights;
}
