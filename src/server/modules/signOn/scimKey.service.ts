import type { ApiKey } from '../../../contract/entities/apiKey';
import type { ScimKey } from '../../../contract/entities/signOn';
import type { MemberWork } from '../../http/context';
import { lockOwnCompany } from '../company/callerRights.service';
import { refuseMember, requireOwner } from '../company/member.service';
import { addKeyFor, keysFor, revokeKeyFor } from '../machine/apiKey.service';

/** The keys of the company's directory, without the keys themselves. */
export async function readScimKeys(work: MemberWork): Promise<{ items: ScimKey[] }> {
  await refuseMember(work);
  return presentAll(await keysFor(work, 'scim'));
}

/** Makes a key for the directory, which is shown this once. */
export async function makeScimKey(call: MemberWork, input: { name: string; valid_days: 30 | 90 | 180 | 365 }) {
  const work = await lockOwnCompany(call);
  await requireOwner(work);
  const { key, token } = await addKeyFor(work, 'scim', { ...input, rights: [] });
  return { key: present(key), token };
}

/** Revokes a key of the directory at once; that needs no password. */
export async function revokeScimKey(call: MemberWork, id: string): Promise<{ items: ScimKey[] }> {
  const work = await lockOwnCompany(call);
  await refuseMember(work);
  return presentAll(await revokeKeyFor(work, 'scim', id));
}

const presentAll = ({ items }: { items: ApiKey[] }) => ({ items: items.map(present) });

const present = (key: ApiKey): ScimKey => ({
  id: key.id,
  name: key.name,
  begins: key.begins,
  state: key.state,
  made_by: key.made_by,
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  last_used_from: key.last_used_from,
});
