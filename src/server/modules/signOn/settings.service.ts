import type * as z from 'zod';
import type { SignOnChecked, SignOnOverview, SignOnSettings, signOnInput } from '../../../contract/entities/signOn';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { checkProvider, isIssuer } from '../../ports/signOn/provider';
import { differences, recordEvent } from '../audit/audit.service';
import { lockOwnCompany } from '../company/callerRights.service';
import { refuseMember, requireOwner } from '../company/member.service';
import { hasRole, personOfCompany } from '../company/directory.service';
import { redirectUrl, scimUrl } from './attempt';
import { findDomains } from './domain.repository';
import { presentDomain } from './domainView';
import { deleteIdentity } from './identity.repository';
import { emergencyOwner } from './rule.service';
import { providerSettings, reachOf, sealSecret } from './secret.service';
import { deleteLinks, deleteSignOn, findSignOn, putSignOnRow, type SignOnRow } from './signOn.repository';

type Input = z.output<typeof signOnInput>;

/** Provider, rules and domains of the own company, for owners. */
export async function readSignOn(work: MemberWork): Promise<SignOnOverview> {
  await refuseMember(work);
  const { db, session, app } = work;
  const row = await findSignOn(db, session.company_id);
  return {
    settings: row && (await present(work, row)),
    domains: (await findDomains(db, session.company_id)).map(presentDomain),
    redirect_url: redirectUrl(app),
    scim_url: scimUrl(app),
  };
}

async function present(work: Work, row: SignOnRow): Promise<SignOnSettings> {
  return {
    issuer: row.issuer,
    client_id: row.client_id,
    mode: row.mode,
    creates_members: row.creates_members,
    role: row.role,
    own_role_id: row.own_role_id,
    trusts_factor: row.trusts_factor,
    emergency_name: row.mode === 'enforced' ? ((await emergencyOwner(work, row))?.name ?? null) : null,
    worked_at: row.worked_at?.toISOString() ?? null,
  };
}

/** Sets provider and rules. Who enforces signing on keeps a password that works. */
export async function setSignOn(call: MemberWork, input: Input): Promise<SignOnOverview> {
  const work = await lockOwnCompany(call);
  await requireOwner(work);
  const { db, session, now, app } = work;
  const { company_id, account_id } = session;
  const earlier = await findSignOn(db, company_id);
  const issuer = input.issuer.trim();
  if (!isIssuer(issuer, reachOf(app))) fail('SIGN_ON_ISSUER', { issues: [{ path: ['issuer'], code: 'url' }] });
  const same = earlier?.issuer === issuer && earlier.client_id === input.client_id;
  if (!input.client_secret && !same)
    fail('SIGN_ON_SECRET', { issues: [{ path: ['client_secret'], code: 'required' }] });
  await requireRole(work, input);
  await requireTried(work, input.mode, same ? earlier : null);
  const row = {
    company_id,
    issuer,
    client_id: input.client_id,
    client_secret: input.client_secret
      ? sealSecret(app, company_id, input.client_secret)
      : (earlier?.client_secret ?? ''),
    mode: input.mode,
    creates_members: input.creates_members,
    role: input.role,
    own_role_id: input.role === 'own' ? input.own_role_id : null,
    trusts_factor: input.trusts_factor,
    emergency_id: earlier?.mode === 'enforced' && input.mode === 'enforced' ? earlier.emergency_id : account_id,
    worked_at: same ? earlier.worked_at : null,
    changed_at: now,
  };
  await putSignOnRow(db, row);
  // Whom the provider called what before means nothing to another client.
  if (earlier && !same) await deleteLinks(db, company_id);
  const values = differences(earlier ? valuesOf(earlier) : {}, {
    ...valuesOf(row),
    ...(input.client_secret ? { client_secret: '•••' } : {}),
  });
  recordEvent(work, 'sign_on_changed', { account_id, company_id, ...values });
  return readSignOn(work);
}

/** What the log keeps of the settings. */
const LOGGED = [
  ...(['issuer', 'client_id', 'mode', 'creates_members'] as const),
  ...(['role', 'own_role_id', 'trusts_factor', 'emergency_id'] as const),
];
const valuesOf = (row: Pick<SignOnRow, (typeof LOGGED)[number]>) =>
  Object.fromEntries(LOGGED.map((name) => [name, row[name]]));

async function requireRole(work: MemberWork, { role, own_role_id }: Input): Promise<void> {
  if (role === 'own' && !(own_role_id && (await hasRole(work, work.session.company_id, own_role_id)))) {
    fail('ROLE_NOT_FOUND');
  }
}

/** Nobody is shut out by settings that never worked: a domain first, then one sign-on, then the rule. */
async function requireTried(
  { db, session }: MemberWork,
  mode: Input['mode'],
  earlier: SignOnRow | null,
): Promise<void> {
  if (mode === 'off') return;
  const domains = await findDomains(db, session.company_id);
  if (!domains.some(({ proven_at }) => proven_at)) fail('SIGN_ON_NO_DOMAIN');
  if (mode === 'enforced' && !earlier?.worked_at) fail('SIGN_ON_UNTRIED');
}

/** Removes the provider; domains stay. */
export async function removeSignOn(call: MemberWork): Promise<SignOnOverview> {
  const work = await lockOwnCompany(call);
  await requireOwner(work);
  const { company_id, account_id } = work.session;
  if (await deleteSignOn(work.db, company_id)) recordEvent(work, 'sign_on_removed', { account_id, company_id });
  return readSignOn(work);
}

/** Tests the connection, outside of any transaction. */
export async function checkSignOn(work: MemberWork): Promise<SignOnChecked> {
  await refuseMember(work);
  const { app, db, session } = work;
  const row = (await findSignOn(db, session.company_id)) ?? fail('SIGN_ON_NOT_SET');
  const settings = providerSettings(app, row);
  const { passed, refusal } = await checkProvider(settings, redirectUrl(app), reachOf(app));
  const failed = (['metadata', 'keys', 'client'] as const).find((step) => !passed.includes(step)) ?? null;
  return { passed, failed, reason: refusal?.outcome ?? null, detail: refusal?.detail ?? null };
}

/** Forgets what a member is linked to. */
export async function unlink(call: MemberWork, memberId: string): Promise<Record<string, never>> {
  const work = await lockOwnCompany(call);
  const { company_id, account_id } = work.session;
  const person = (await personOfCompany(work, company_id, memberId)) ?? fail('NOT_EXIST_USER');
  await requireOwner(work);
  if (await deleteIdentity(work.db, person.id)) {
    recordEvent(work, 'sign_on_unlinked', { account_id: person.id, company_id, by: account_id });
  }
  return {};
}
