import type { QueryClient } from '@tanstack/react-query';
import type { PushMessage } from '../../../contract/entities/person';
import { pushKeys } from '../../queries/push';
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
  push: [],
};

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

/** Every message makes the push status stale; a known one also its record and the lists it stands in. */
export async function invalidateBy(client: QueryClient, message: PushMessage | undefined): Promise<void> {
  if (message?.record_type === 'push') return client.invalidateQueries({ queryKey: pushKeys.all() });
  const scopes = message ? SCOPES_OF[message.record_type] : [];
  await Promise.all([
    client.invalidateQueries({ queryKey: pushKeys.all() }),
    // Whatever happened, something may wait now or wait no more.
    client.invalidateQueries({ queryKey: [SCOPES.hub] }),
    client.invalidateQueries({ queryKey: [SCOPES.statistics] }),
    ...scopes.map((scope) => client.invalidateQueries({ queryKey: [scope] })),
  ]);
}
