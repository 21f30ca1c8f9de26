import * as people from '../../src/contract/endpoints/people';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import type { MemberPlace } from '../../src/contract/entities/people';
import type { Right, Role } from '../../src/contract/rights';
import { type Caller, colleagueOf, join, PASSWORD } from './people';
import type { TestServer } from './startServer';

/** A place with a role, without team and site. */
export const place = (role: Role, own_role_id: string | null = null): MemberPlace => ({
  role,
  own_role_id,
  team_id: null,
  site_id: null,
});
export const idOf = async (person: Caller) => (await person.ok(getProfile)).id;

/** An owner who has entered the password, and a colleague in a role. */
export async function withColleague(server: TestServer, role: Role = 'member', own_role_id: string | null = null) {
  const owner = await join(server.api, { company_name: '역할강관' });
  const colleague = await colleagueOf(owner);
  await give(owner, colleague, place(role, own_role_id));
  return { owner, colleague };
}

/** An owner, who enters the password, gives a colleague a role. */
export async function give(owner: Caller, colleague: Caller, to: MemberPlace): Promise<void> {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  await owner.ok(people.putMemberRole, { params: { member_id: await idOf(colleague) }, body: to });
}

/** A role that the company makes itself; gives its id. */
export async function ownRole(owner: Caller, rights: Right[], name = '맡은 일'): Promise<string> {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  const { items } = await owner.ok(people.addRole, { body: { name, rights } });
  return items.find((one) => one.name === name)?.id ?? '';
}
