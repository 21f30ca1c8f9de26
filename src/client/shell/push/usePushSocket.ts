import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../api/createApi';
import { useApi } from '../../api/ApiProvider';
import { publicEnv } from '../../env';
import { tokens } from '../session/browserApi';
import { useSession } from '../session/useSession';
import { onSession } from '../session/sessionEvents';
import { PushSocket } from './PushSocket';
import { pushAddress } from './pushAddress';
import type { PushMessage } from '../../../contract/entities/person';
import { SCOPES } from '../../queries/keys';

/** Listens to the push connection while the reader is signed in; each message makes the data it concerns stale. */
export function usePushSocket(): void {
  const { loggedIn } = useSession();
  const client = useQueryClient();
  const api = useApi();

  useEffect(() => {
    if (!loggedIn) return;
    return inOneTab({
      lead: (notify) => holdConnection(api, notify),
      onNews: (news) => {
        if (news.kind === 'message') void invalidateBy(client, readPushMessage(news.data));
        else void client.refetchQueries({ type: 'active' });
      },
    });
  }, [loggedIn, client, api]);
}

function holdConnection(api: Api, notify: (news: PushNews) => void): () => void {
  const socket = new PushSocket({
    connect: () => {
      const access = tokens.access();
      return access === undefined
        ? undefined
        : new WebSocket(pushAddress(publicEnv().apiBaseUrl, window.location.href, access));
    },
    renewLogin: () => api.renewSession(),
    onMessage: (data) => notify({ kind: 'message', data }),
    onReconnect: () => notify({ kind: 'reconnected' }),
  });
  const check = () => socket.check();
  const whenVisible = () => document.visibilityState === 'visible' && socket.check();
  const stopListening = onSession((event) => event === 'renewed' && socket.reconnect());
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', whenVisible);
  socket.open();
  return () => {
    stopListening();
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', whenVisible);
    socket.close();
  };
}

const CHANNEL = 'stlbs-push';

/** What the tab that holds the connection sends to the others. */
type PushNews = { kind: 'message'; data: unknown } | { kind: 'reconnected' };

interface Parts {
  /** Holds the connection and passes on what comes; returns how to let go. Runs in one tab of this browser at a time. */
  lead: (notify: (news: PushNews) => void) => () => void;
  /** Called in every tab, the leading one too. */
  onNews: (news: PushNews) => void;
}

/**
 * One connection for all tabs where tabs can share it (Web Locks and BroadcastChannel); the next tab takes over when the
 * leading one closes. Elsewhere every tab holds its own. Returns how to stop.
 */
function inOneTab({ lead, onNews }: Parts): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(onNews);
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = (message: MessageEvent<PushNews>) => onNews(message.data);
  const notify = (news: PushNews) => {
    onNews(news);
    others.postMessage(news);
  };
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const stop = lead(notify);
      letGo = () => {
        stop();
        resolve();
      };
    });
  // An abort while waiting rejects; there is nothing to do about it.
  navigator.locks.request(CHANNEL, { signal: waiting.signal }, whileLeading).catch(() => undefined);
  return () => {
    waiting.abort();
    letGo?.();
    others.close();
  };
}

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
  profile: [SCOPES.profile],
};

/** Messages that no notification is stored for: they change what they are about, and nothing else. */
const UNSTORED: ReadonlySet<PushMessage['record_type']> = new Set(['push', 'choice', 'own_request', 'profile']);

/** What every stored notification may change: the unread count, and what waits for the reader. */
const ALWAYS = [SCOPES.push, SCOPES.hub, SCOPES.statistics];

/** Reads what came over the socket; anything else than a push message is undefined. */
function readPushMessage(text: unknown): PushMessage | undefined {
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
async function invalidateBy(client: QueryClient, message: PushMessage | undefined): Promise<void> {
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
