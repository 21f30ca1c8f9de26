import { domainOf } from '../../../../contract/signOnChoices';
import { COMMON_ROLES, type CommonRole } from '../../../../contract/rights';
import type { MemberWork } from '../../../http/context';
import { changeFactsOf, makeMember, verifiedAccountOf } from '../../account/newMember.service';
import { holdPeople, holdPerson, type Person } from '../../company/directory.service';
import { admitMember, moveMember, removeMember } from '../../company/member.service';
import { announceMember } from '../../company/memberMails.service';
import { isProven } from '../domain.repository';
import { findSignOn } from '../signOn.repository';
import { listBody, ScimError, userBody } from './scimForm';
import type { ScimChange, ScimFilter } from './scimInput';
import {
  findRoleNamed,
  findSeen,
  findSeenPeople,
  putScimUser,
  type SeenPerson,
  setScimDeleted,
} from './scimUser.repository';

interface Page {
  startIndex: number;
  count: number;
}

/** The people of the company that a directory sees. */
export async function listUsers(
  work: MemberWork,
  filter: ScimFilter | null,
  { startIndex, count }: Page,
  base: string,
) {
  const page = { offset: startIndex - 1, limit: count };
  const { rows, total } = await findSeenPeople(work.db, work.session.company_id, filter, page);
  return listBody(
    rows.map((row) => present(row, base)),
    total,
    startIndex,
  );
}

/** One of them. */
export async function readUserOf(work: MemberWork, id: string, base: string) {
  return present(await seenPerson(work, id), base);
}

/**
 * Makes a member with an address in a domain that the company proved, or lets one in again whom the directory had deleted. Whether
 * another company has the address is not said.
 */
export async function createUser(work: MemberWork, change: ScimChange, base: string) {
  const { company_id, is_test } = work.session;
  const email = await requireOwnAddress(work, change.userName);
  await holdPeople(work, company_id);
  const standing = await verifiedAccountOf(work, email);
  if (standing) {
    const visible = standing.company_id === company_id && (await findSeen(work.db, company_id, standing.id));
    if (visible || standing.company_id !== company_id) {
      throw new ScimError(409, 'Another account has this userName.', 'uniqueness');
    }
    if (change.active !== false) await admitMember(work, standing);
    await putScimUser(work.db, { account_id: standing.id, company_id, external_id: change.externalId ?? null });
    return updateUser(work, standing.id, { ...change, active: change.active ?? true }, base);
  }
  const settings = await findSignOn(work.db, company_id);
  const place = change.role
    ? await roleNamed(work, change.role)
    : { role: settings?.role ?? ('member' as const), own_role_id: settings?.own_role_id ?? null };
  const person = await makeMember(
    work,
    {
      company_id,
      is_test,
      email,
      name: (change.name || email).slice(0, 60),
      language: change.language === 'en' ? 'en' : 'ko',
      title: change.title ?? '',
      department: change.department ?? '',
    },
    place,
    work.session.account_id,
  );
  if (!person) throw new ScimError(409, 'Another account has this userName.', 'uniqueness');
  await putScimUser(work.db, { account_id: person.id, company_id, external_id: change.externalId ?? null });
  await announceMember(work, person, work.session.name);
  if (change.active === false) await removeMember(work, person);
  return present(await seenPerson(work, person.id), base);
}

/** Changes a person: facts, role, and whether they take part. The last owner stays. */
export async function updateUser(work: MemberWork, id: string, change: ScimChange, base: string) {
  const { company_id } = work.session;
  const person = await heldPerson(work, id);
  if (change.userName !== undefined && change.userName !== person.email) {
    throw new ScimError(400, 'userName cannot be changed: make another user.', 'mutability');
  }
  await putScimUser(work.db, {
    account_id: id,
    company_id,
    ...(change.externalId === undefined ? {} : { external_id: change.externalId || null }),
  });
  await changeFactsOf(work, person, {
    ...(change.name ? { name: change.name.slice(0, 60) } : {}),
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.department === undefined ? {} : { department: change.department }),
  });
  if (change.role) await giveRole(work, person, change.role);
  await setActive(work, await heldPerson(work, id), change.active);
  return present(await seenPerson(work, id), base);
}

/** Takes a person out of the company, after which the directory sees them no more. Records keep their author. */
export async function deleteUser(work: MemberWork, id: string): Promise<void> {
  const person = await heldPerson(work, id);
  await setActive(work, person, false);
  await setScimDeleted(work.db, person.id, work.session.company_id, work.now);
}

async function setActive(work: MemberWork, person: Person, active: boolean | undefined): Promise<void> {
  if (active === false && person.member_status === 'active') await removeMember(work, person);
  if (active === true && person.member_status === 'deactivated') {
    await requireOwnAddress(work, person.email);
    await admitMember(work, person);
  }
}

async function giveRole(work: MemberWork, person: Person, name: string): Promise<void> {
  const place = await roleNamed(work, name);
  if (place.role === person.role && place.own_role_id === person.own_role_id) return;
  await moveMember(
    work,
    person,
    { ...place, team_id: person.team_id, site_id: person.site_id },
    { before: { role: person.role }, after: { role: place.own_role_id ? name : place.role } },
  );
}

/** A common role by its name in the API, or one of the company's by the name that it gave it. */
async function roleNamed({ db, session }: MemberWork, name: string) {
  const common = COMMON_ROLES.find((one): one is CommonRole => one === name.toLowerCase());
  if (common) return { role: common, own_role_id: null };
  const own_role_id = await findRoleNamed(db, session.company_id, name);
  if (!own_role_id) throw new ScimError(400, `There is no role ${name}.`, 'invalidValue');
  return { role: 'own' as const, own_role_id };
}

async function requireOwnAddress({ db, session }: MemberWork, userName: string | undefined): Promise<string> {
  if (!userName || !/^[^\s@]{1,64}@[^\s@]+$/.test(userName) || userName.length > 254) {
    throw new ScimError(400, 'userName has to be a mail address.', 'invalidValue');
  }
  if (!(await isProven(db, session.company_id, domainOf(userName)))) {
    throw new ScimError(400, `The domain of ${userName} is not verified for this company.`, 'invalidValue');
  }
  return userName;
}

async function seenPerson({ db, session }: MemberWork, id: string) {
  return (await findSeen(db, session.company_id, id)) ?? notThere(id);
}

async function heldPerson(work: MemberWork, id: string): Promise<Person> {
  await seenPerson(work, id);
  return (await holdPerson(work, work.session.company_id, id)) ?? notThere(id);
}

function notThere(id: string): never {
  throw new ScimError(404, `There is no user ${id.slice(0, 60)}.`);
}

const present = ({ person, external_id, own_role }: NonNullable<SeenPerson>, base: string) =>
  userBody(
    {
      id: person.id,
      external_id,
      email: person.email,
      name: person.name,
      title: person.title,
      department: person.department,
      language: person.language,
      role: own_role ?? person.role,
      active: person.member_status === 'active',
      created_at: person.created_at,
    },
    base,
  );
