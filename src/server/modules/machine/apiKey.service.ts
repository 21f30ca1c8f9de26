import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { type ApiKey, type apiKeyInput, MOST_KEYS } from '../../../contract/entities/apiKey';
import { DAY_MS } from '../../../domain/time/spans';
import type { MemberWork, Work } from '../../http/context';
import { newApiKey } from '../../http/apiKeyToken';
import { fail } from '../../http/fail';
import { takeUses } from '../../http/genuineKeys';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { recordEvent } from '../audit/audit.service';
import { lockOwnCompany, requireHeld } from '../company/callerRights.service';
import * as keys from './apiKey.repository';

/** A key that ended is listed for a year, as the audit log says from where things were done. */
const KEPT_DAYS = 365;

type Purpose = keys.ApiKeyRow['purpose'];
/** As what a key stands in the log beside its name. */
const NAMES = { api: 'API', scim: 'SCIM' } as const;

/** The keys of the own company for other systems, without the keys themselves. */
export function readKeys(work: MemberWork): Promise<{ items: ApiKey[] }> {
  return keysFor(work, 'api');
}

/** Those for one purpose. */
export async function keysFor({ session, db, now }: MemberWork, purpose: Purpose): Promise<{ items: ApiKey[] }> {
  const rows = await keys.findKeys(db, session.company_id, purpose);
  return { items: rows.map(({ key, made_by }) => present(key, made_by, now)) };
}

/** Makes a key. Only here the key itself leaves the server. */
export async function makeKey(call: MemberWork, input: z.output<typeof apiKeyInput>) {
  const work = await lockOwnCompany(call, 'manage_people');
  requireRecentAuthentication(work);
  requireHeld(work, input.rights);
  return addKeyFor(work, 'api', input);
}

/** Adds a key of the own company, which is locked; who may do so the caller judges. */
export async function addKeyFor(work: MemberWork, purpose: Purpose, input: z.output<typeof apiKeyInput>) {
  const { session, db, now } = work;
  const { company_id, account_id } = session;
  if ((await keys.countKeys(db, company_id, purpose, now)) >= MOST_KEYS) return fail('KEY_LIMIT');
  const others = await keysFor(work, purpose);
  if (others.items.some(({ name, state }) => name === input.name && state === 'active')) return fail('KEY_NAME');
  const id = uuid();
  const { token, hash, begins } = newApiKey(id, session.is_test);
  const row = {
    account_id: id,
    company_id,
    purpose,
    name: input.name,
    token_hash: hash,
    begins,
    rights: input.rights,
    made_by: account_id,
    created_at: now,
    expires_at: new Date(now.getTime() + input.valid_days * DAY_MS),
  };
  await keys.addMachine(db, { id, company_id, name: `${input.name} (${NAMES[purpose]})`, at: now });
  await keys.addKey(db, row);
  recordEvent(work, 'key_made', {
    account_id,
    company_id,
    after: {
      key: input.name,
      rights: purpose === 'scim' ? NAMES.scim : input.rights.join(', '),
      until: row.expires_at.toISOString(),
    },
  });
  const made = { ...row, is_test: session.is_test, revoked_at: null, last_used_at: null, last_used_from: null };
  return { key: present(made, session.name, now), token };
}

/** Revokes a key. To revoke one needs no password: it has to be quick. */
export async function revokeKey(call: MemberWork, id: string) {
  return revokeKeyFor(await lockOwnCompany(call, 'manage_people'), 'api', id);
}

/** The same for one purpose, in a company that is locked. */
export async function revokeKeyFor(work: MemberWork, purpose: Purpose, id: string) {
  const { company_id, account_id } = work.session;
  if (!(await keys.findKey(work.db, company_id, id, purpose))) return fail('KEY_NOT_FOUND');
  for (const { name } of await keys.revokeKeys(work.db, company_id, id, work.now)) {
    recordEvent(work, 'key_revoked', { account_id, company_id, before: { key: name } });
  }
  return keysFor(work, purpose);
}

/** Revokes every key of a company, in nobody's name or the operator's. */
export async function revokeAllKeys(work: Work, company_id: string): Promise<void> {
  for (const { name } of await keys.revokeKeys(work.db, company_id, null, work.now)) {
    recordEvent(work, 'key_revoked', { company_id, before: { key: name } });
  }
}

/** Writes down when the keys that this process saw were last used. */
export async function keepUses(work: Work): Promise<void> {
  for (const use of takeUses(work.app)) await keys.setUsed(work.db, use);
}

/** Removes keys that ended long ago. */
export function forgetOldKeys(work: Work): Promise<void> {
  return keys.deleteKeysBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}

function present(row: keys.ApiKeyRow, madeBy: string, now: Date): ApiKey {
  const ended = row.expires_at <= now ? 'expired' : 'active';
  return {
    id: row.account_id,
    name: row.name,
    begins: row.begins,
    rights: row.rights,
    state: row.revoked_at ? 'revoked' : ended,
    made_by: madeBy || null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_from: row.last_used_from,
  };
}
