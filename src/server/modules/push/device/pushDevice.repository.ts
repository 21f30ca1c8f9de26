import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { login } from '../../../db/schema/company';
import { pushDelivery, pushDevice } from '../../../db/schema/notice';
import { selectRows } from '../../../db/statement';
import { lacksFactor } from '../../../http/session.sql';

export type PushDeviceRow = typeof pushDevice.$inferSelect;

/** The devices of a person whose logins stand, the newest first. */
export async function findDevices(db: Executor, accountId: string): Promise<PushDeviceRow[]> {
  const rows = await db
    .select({ device: pushDevice })
    .from(pushDevice)
    .innerJoin(login, eq(login.id, pushDevice.login_id))
    .where(and(eq(pushDevice.account_id, accountId), isNull(login.revoked_at)))
    .orderBy(desc(pushDevice.id));
  return rows.map(({ device }) => device);
}

/** The device that a subscription belongs to, locked until the transaction ends. */
export async function lockDeviceAt(db: Executor, endpoint: string): Promise<PushDeviceRow | null> {
  const [row] = await db.select().from(pushDevice).where(eq(pushDevice.endpoint, endpoint)).for('update');
  return row ?? null;
}

/** Adds a device; false when somebody else was faster with the same subscription. */
export async function addDevice(db: Executor, row: typeof pushDevice.$inferInsert): Promise<boolean> {
  const added = await db.insert(pushDevice).values(row).onConflictDoNothing().returning({ id: pushDevice.id });
  return added.length > 0;
}

/** Removes devices with what is on its way to them; gives how many that were. */
export async function deleteDevices(db: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db
    .delete(pushDevice)
    .where(inArray(pushDevice.id, [...ids]))
    .returning({ id: pushDevice.id });
  return gone.length;
}

/** Removes the devices that were turned on in some logins. */
export async function deleteDevicesOfLogins(db: Executor, loginIds: readonly string[]): Promise<void> {
  if (loginIds.length > 0) await db.delete(pushDevice).where(inArray(pushDevice.login_id, [...loginIds]));
}

/** Sends a notification of each of these people on its way to their devices. */
export async function addDeliveries(
  db: Executor,
  pushes: readonly { id: string; account_id: string }[],
  now: Date,
  newId: () => string,
): Promise<void> {
  const devices = await db
    .select({ id: pushDevice.id, account_id: pushDevice.account_id })
    .from(pushDevice)
    .innerJoin(login, eq(login.id, pushDevice.login_id))
    .where(
      and(
        inArray(
          pushDevice.account_id,
          pushes.map(({ account_id }) => account_id),
        ),
        isNull(login.revoked_at),
      ),
    );
  const idOf = new Map(pushes.map(({ id, account_id }) => [account_id, id]));
  const rows = devices.flatMap(({ id: device_id, account_id }) => {
    const push_id = idOf.get(account_id);
    return push_id ? [{ id: newId(), push_id, device_id, created_at: now, due_at: now }] : [];
  });
  await insertRows(db, pushDelivery, rows);
}

/** A person without the second factor that the company requires reads nothing of it, here as in the app. */
const LACKS_FACTOR = sql.raw(lacksFactor('l.signed_on'));

const CLAIMED = {
  id: 'uuid',
  is_test: 'boolean',
  attempts: 'integer',
  created_at: 'timestamp with time zone',
  device_id: 'uuid',
  endpoint: 'text',
  host: 'text',
  p256dh: 'text',
  auth: 'text',
  vapid_key: 'text',
  account_id: 'uuid',
  language: 'text',
  push_id: 'uuid',
  kind: 'text',
  record_type: 'text',
  record_id: 'text',
  title: 'text',
  params: 'jsonb',
} as const;

/** What a process sends next: a notification with the device it goes to. */
export type Claimed = Awaited<ReturnType<typeof claimDeliveries>>[number];

/**
 * Claims notifications that are due: of each push service so many that, with those of `underWay`, at most `ofHost` are sent at once.
 * `underWay` names the service of each attempt of this process. What was read meanwhile, and what goes to a login or person that
 * ended or may not read, is left out for `dropIdle` to remove.
 */
export async function claimDeliveries(
  db: Executor,
  {
    now,
    until,
    most,
    ofHost,
    underWay,
  }: { now: Date; until: Date; most: number; ofHost: number; underWay: readonly string[] },
) {
  return selectRows(
    db,
    CLAIMED,
    sql`
    with waiting as (
      select d.id, d.due_at, cardinality(array_positions(${sql.param([...underWay])}::text[], p.host))
        + row_number() over (partition by p.host order by d.due_at, d.id) as place
      from push_delivery d join push_device p on p.id = d.device_id
      where d.due_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
    ), next as (
      select id from waiting where place <= ${ofHost} order by due_at limit ${most}
    ), held as (
      select id from push_delivery where id in (select id from next)
        and (claimed_until is null or claimed_until <= ${now}) for update skip locked
    )
    update push_delivery d set claimed_until = ${until}
    from held, push_device p, login l, account a, company c, push n
    where d.id = held.id and p.id = d.device_id and l.id = p.login_id and a.id = p.account_id and c.id = a.company_id
      and n.id = d.push_id and n.account_id = a.id and l.account_id = a.id
      and l.revoked_at is null and a.member_status = 'active' and a.withdrawn_at is null and not ${LACKS_FACTOR}
    returning d.id, d.is_test, d.attempts, d.created_at, p.id as device_id, p.endpoint, p.host, p.p256dh, p.auth, p.vapid_key,
      a.id as account_id, a.language, n.id as push_id, n.kind, n.record_type, n.record_id, n.title, n.params`,
  );
}

/** Removes what nobody needs on a device any more: read meanwhile, too old, or of a login or person that ended or may not read. */
export async function dropIdle(db: Executor, before: Date): Promise<void> {
  await db.execute(sql`
    delete from push_delivery d using push_device p, login l, account a, company c, push n
    where p.id = d.device_id and l.id = p.login_id and a.id = p.account_id and c.id = a.company_id and n.id = d.push_id
      and (d.created_at < ${before} or n.read_at > n.created_at or l.revoked_at is not null
        or l.account_id <> a.id or n.account_id <> a.id or a.member_status <> 'active' or a.withdrawn_at is not null
        or ${LACKS_FACTOR})`);
}

/** Removes a notification that arrived or was given up. */
export async function deleteDelivery(db: Executor, id: string): Promise<void> {
  await db.delete(pushDelivery).where(eq(pushDelivery.id, id));
}

/** Puts a notification off after a failure. */
export async function postpone(db: Executor, id: string, until: Date): Promise<void> {
  await db
    .update(pushDelivery)
    .set({ attempts: sql`${pushDelivery.attempts} + 1`, due_at: until, claimed_until: null })
    .where(eq(pushDelivery.id, id));
}

/** Notes that the push service took a notification for a device. */
export async function touchDevice(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(pushDevice).set({ last_used_at: now }).where(eq(pushDevice.id, id));
}
