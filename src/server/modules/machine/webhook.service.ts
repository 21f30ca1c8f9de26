import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { MOST_WEBHOOKS, OLD_SECRET_HOURS, type Webhook, type webhookInput } from '../../../contract/entities/webhook';
import { HOUR_MS } from '../../../domain/time/spans';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { isReachable } from '../../ports/outgoing/reach';
import { seal, sealedPrefix, unseal } from '../../sealed';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { recordEvent } from '../audit/audit.service';
import { lockOwnCompany } from '../company/callerRights.service';
import { endWaiting } from './delivery.repository';
import * as webhooks from './webhook.repository';

type Input = z.output<typeof webhookInput>;

const SECRET_BYTES = 32;
const BATCH = 500;

/** The webhooks of the own company. */
export async function readWebhooks({ session, db }: MemberWork): Promise<{ items: Webhook[] }> {
  return { items: (await webhooks.findWebhooks(db, session.company_id)).map(present) };
}

/** Adds a webhook. Its secret leaves the server only here and where it is replaced. */
export async function makeWebhook(call: MemberWork, input: Input) {
  const work = await lockOwnCompany(call, 'manage_people');
  requireRecentAuthentication(work);
  const { session, db, now } = work;
  requireReceiver(work, input.url);
  if ((await webhooks.countWebhooks(db, session.company_id)) >= MOST_WEBHOOKS) return fail('WEBHOOK_LIMIT');
  const id = uuid();
  const { secret, sealed } = newSecret(work, id);
  const row = {
    id,
    company_id: session.company_id,
    url: input.url,
    events: input.events,
    secret: sealed,
    made_by: session.account_id,
    created_at: now,
    state: 'on' as const,
  };
  await webhooks.addWebhook(db, row);
  record(work, 'webhook_made', { after: valuesOf(row) });
  return { webhook: present({ ...row, failing_since: null }), secret };
}

/** Changes a webhook, or turns it off or on. */
export async function changeWebhook(call: MemberWork, id: string, { on, ...input }: Input & { on: boolean }) {
  const { work, row } = await ownForChange(call, id);
  requireRecentAuthentication(work);
  if (input.url !== row.url) requireReceiver(work, input.url);
  await webhooks.updateWebhook(work.db, id, { ...input, ...(on ? backOn(row) : { state: 'off' as const }) });
  if (!on) await endWaiting(work.db, id);
  record(work, 'webhook_changed', { before: valuesOf(row), after: valuesOf(input) });
  return readWebhooks(work);
}

const backOn = ({ state }: webhooks.WebhookRow) =>
  state === 'on' ? {} : { state: 'on' as const, failing_since: null, notified_at: null };

/** Removes a webhook with its log. */
export async function removeWebhook(call: MemberWork, id: string) {
  const { work, row } = await ownForChange(call, id);
  await webhooks.deleteWebhooks(work.db, row.company_id, id);
  record(work, 'webhook_removed', { before: valuesOf(row) });
  return readWebhooks(work);
}

/** Puts a new secret in the place of the present one, which signs beside it for a day. */
export async function replaceSecret(call: MemberWork, id: string) {
  const { work, row } = await ownForChange(call, id);
  requireRecentAuthentication(work);
  const { secret, sealed } = newSecret(work, id);
  await webhooks.updateWebhook(work.db, id, {
    secret: sealed,
    old_secret: row.secret,
    old_secret_until: new Date(work.now.getTime() + OLD_SECRET_HOURS * HOUR_MS),
  });
  record(work, 'webhook_secret_replaced', { after: { url: row.url } });
  return { webhook: present(row), secret };
}

/** Removes every webhook of a company, in nobody's name or the operator's. */
export async function removeAllWebhooks(work: Work, company_id: string): Promise<void> {
  for (const row of await webhooks.deleteWebhooks(work.db, company_id, null)) {
    recordEvent(work, 'webhook_removed', { company_id, before: valuesOf(row) });
  }
}

/** Seals secrets again that were sealed with the server's secret before the present one, while that one still counts. */
export async function resealWebhooks(work: Work): Promise<void> {
  const { jwtSecret, acceptedSecrets } = work.app;
  if (acceptedSecrets.length < 2) return;
  for (const { id, secret, old_secret } of await webhooks.lockSealedBefore(work.db, sealedPrefix(jwtSecret), BATCH)) {
    const again = (sealed: string | null) => {
      const text = sealed && unseal(acceptedSecrets, sealed, id);
      return text ? seal(jwtSecret, text, id) : null;
    };
    const present = again(secret);
    if (present) await webhooks.updateWebhook(work.db, id, { secret: present, old_secret: again(old_secret) });
  }
}

/** A webhook of the own company, for those who manage people. */
export async function ownWebhook({ session, db }: MemberWork, id: string): Promise<webhooks.WebhookRow> {
  return (await webhooks.findWebhook(db, session.company_id, id)) ?? fail('WEBHOOK_NOT_FOUND');
}

async function ownForChange(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call, 'manage_people');
  await ownWebhook(work, id);
  return { work, row: (await webhooks.lockWebhook(work.db, id)) ?? fail('WEBHOOK_NOT_FOUND') };
}

function newSecret(work: MemberWork, id: string) {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, sealed: seal(work.app.jwtSecret, secret, id) };
}

function requireReceiver({ app }: MemberWork, url: string): void {
  if (isReachable(url, { loopback: app.env.WEBHOOK_LOOPBACK })) return;
  fail('WEBHOOK_ADDRESS', { issues: [{ path: ['url'], code: 'url' }] });
}

type Recorded = 'webhook_made' | 'webhook_changed' | 'webhook_removed' | 'webhook_secret_replaced';

function record(work: MemberWork, kind: Recorded, values: { before?: Values; after?: Values }): void {
  const { account_id, company_id } = work.session;
  recordEvent(work, kind, { account_id, company_id, ...values });
}
type Values = Record<string, string>;

/** What the log keeps of a webhook: its address may hold a secret of the receiver in its path, so of that the site alone. */
const valuesOf = ({ url, events }: { url: string; events: readonly string[] }): Values => ({
  url: new URL(url).origin,
  events: events.join(', '),
});

type Shown = Pick<webhooks.WebhookRow, 'id' | 'url' | 'events' | 'state' | 'failing_since' | 'created_at'>;

const present = ({ id, url, events, state, failing_since, created_at }: Shown): Webhook => ({
  id,
  url,
  events,
  state,
  failing_since: failing_since?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
