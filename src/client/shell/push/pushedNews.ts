import type { QueryClient } from '@tanstack/react-query';
import type { PushMessage } from '../../../contract/entities/person';
import { SCOPES } from '../../queries/keys';

const SCOPES_OF: Record<PushMessage['record_type'], readonly string[]> = {
  rfq: [SCOPES.rfq, SCOPES.comparison, SCOPES.project],
  seller_request: [SCOPES.sellerRequest, SCOPES.project],
  bid: [SCOPES.bid, SCOPES.sellerRequest, SCOPES.rfq, SCOPES.comparison, SCOPES.project],
  order: [SCOPES.order, SCOPES.project, SCOPES.stock],
  project: [SCOPES.project],
  member: [SCOPES.member, SCOPES.profile],
  stock: [SCOPES.market, SCOPES.interest, SCOPES.cart],
  store: [SCOPES.market, SCOPES.interest],
  export: [SCOPES.fileExport],
  purchase: [SCOPES.purchase, SCOPES.cart, SCOPES.order, SCOPES.project],
  webhook: [SCOPES.machine],
  push: [SCOPES.push],
  choice: [SCOPES.choice],
  own_request: [SCOPES.rfq, SCOPES.comparison, SCOPES.choice, SCOPES.project, SCOPES.bid, SCOPES.hub],
  own_quotation: [SCOPES.sellerRequest, SCOPES.bid, SCOPES.project, SCOPES.hub],
  profile: [SCOPES.profile],
};

/** Messages that no notification is stored for: they change what they are about, and nothing else. */
const UNSTORED: ReadonlySet<PushMessage['record_type']> = new Set([
  'push',
  'choice',
  'own_request',
  'own_quotation',
  'profile',
]);

/** What every stored notification may change: the unread count, and what waits for the reader. */
const ALWAYS = [SCOPES.push, SCOPES.hub, SCOPES.statistics];

/** Reads what came over the socket; anything else than a push message is undefined. */
export function readPushMessage(text: unknown): PushMessage | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(text);
    return isPushMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isPushMessage(value: unknown): value is PushMessage {
  const { id, kind, record_type, record_id, created_at } = (value ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  const texts = [id, kind, record_type, record_id, created_at];
  return texts.every((text) => typeof text === 'string') && Object.hasOwn(SCOPES_OF, record_type as string);
}

/** A message makes its record and the lists it stands in stale; a stored or unknown one also what any of them may change. */
export async function invalidateBy(client: QueryClient, message: PushMessage | undefined): Promise<void> {
  const own = message ? SCOPES_OF[message.record_type] : [];
  const scopes = message && UNSTORED.has(message.record_type) ? own : [...ALWAYS, ...own];
  if (message?.record_type === 'profile') await onceSettled(client);
  await Promise.all(scopes.map((scope) => client.invalidateQueries({ queryKey: [scope] })));
}

/** Resolves once no mutation is under way: what it shows before its answer would be taken back by a read of before. */
function onceSettled(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
}
