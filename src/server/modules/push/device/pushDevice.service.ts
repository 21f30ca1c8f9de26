import { v7 as uuid } from 'uuid';
import type { PushDevices, PushSubscriptionInput } from '../../../../contract/entities/notice';
import { MOST_PUSH_DEVICES } from '../../../../contract/noticeTopics';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { isReachable } from '../../../ports/outgoing/reach';
import { recordEvent } from '../../audit/audit.service';
import * as devices from './pushDevice.repository';
import { pushKeysOf } from './pushKey.service';

/** The devices on which the person gets notifications. */
export async function readDevices(work: MemberWork): Promise<PushDevices> {
  const { db, session } = work;
  const { present } = await pushKeysOf(work);
  const rows = await devices.findDevices(db, session.account_id);
  return {
    key: present.publicKey,
    items: rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
      current: row.login_id === session.login_id,
    })),
  };
}

/**
 * Turns notifications on in the browser of this login. A browser keeps its subscription over a change of person, so it moves to
 * who turns it on; its keys, which only the browser knows, have to be the same, so that nobody takes it over by the address alone.
 */
export async function turnOn(work: MemberWork, input: PushSubscriptionInput): Promise<PushDevices> {
  const { app, db, session, now, client } = work;
  const { endpoint, p256dh, auth, key } = input;
  if (!isReachable(endpoint, { loopback: app.env.WEBHOOK_LOOPBACK })) return fail('PUSH_ADDRESS');
  const keys = await pushKeysOf(work);
  if (key !== keys.present.publicKey) return fail('PUSH_KEY');
  const known = await devices.lockDeviceAt(db, endpoint);
  if (known && (known.p256dh !== p256dh || known.auth !== auth)) return fail('PUSH_TAKEN');
  if (known?.login_id === session.login_id && known.vapid_key === key) return readDevices(work);
  const mine = await devices.findDevices(db, session.account_id);
  // One browser has one subscription: an earlier one of this login was given up by it.
  const replaced = mine.filter((row, at) => row.login_id === session.login_id || at >= MOST_PUSH_DEVICES - 1);
  await devices.deleteDevices(db, [...replaced.map(({ id }) => id), ...(known ? [known.id] : [])]);
  const added = await devices.addDevice(db, {
    id: uuid(),
    account_id: session.account_id,
    login_id: session.login_id,
    endpoint,
    host: new URL(endpoint).host,
    p256dh,
    auth,
    vapid_key: key,
    user_agent: client.user_agent ?? '',
    created_at: now,
  });
  if (!added) return fail('PUSH_TAKEN');
  recordEvent(work, 'push_device_added', { account_id: session.account_id });
  return readDevices(work);
}

/** Turns notifications off on a device of the person. */
export async function turnOff(work: MemberWork, id: string): Promise<PushDevices> {
  const { db, session } = work;
  const mine = await devices.findDevices(db, session.account_id);
  if (!mine.some((row) => row.id === id)) return fail('NOT_FOUND');
  await devices.deleteDevices(db, [id]);
  recordEvent(work, 'push_device_removed', { account_id: session.account_id });
  return readDevices(work);
}

/** Ends notifications on the devices of logins that ended. */
export function endPushOf({ db }: Work, loginIds: readonly string[]): Promise<void> {
  return devices.deleteDevicesOfLogins(db, loginIds);
}
