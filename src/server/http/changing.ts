import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import { openAudit } from '../db/audit';
import { databaseNow } from '../db/clock';
import type { Database, Executor } from '../db/database';
import { isNumberTaken } from '../db/numbers';
import { inTransaction } from '../db/transaction';
import type { TokenLogin } from './accessToken';
import { noteCaller } from './callCost';
import type { App, HandlerInput, Work } from './context';
import { AppError, fail } from './fail';
import { shownTo } from './hiddenMoney';
import { claimKey, dropKey, isAnswered, type Key, valuesOf } from './idempotency.repository';
import { KEEP_ANSWER } from './idempotency.sql';
import { checkAccess, inputOf, workOf } from './input';
import type { Route } from './route';
import { standing } from './session';
import type { Session } from './sessionType';

/**
 * Runs a change in one transaction together with its idempotency key, then what must wait for the commit. Who asks and
 * whether the key is free is looked up together with the transaction's begin, and the answer is kept together with its end.
 */
export async function changing(
  app: App,
  database: Database,
  route: Route,
  login: TokenLogin | null,
  request: FastifyRequest,
): Promise<unknown> {
  const { endpoint, handle } = route;
  if (!login) checkAccess(endpoint, null);
  const key = keyOf(endpoint, request);
  // A caller without permission learns only that, whatever else is wrong with the call.
  if (key === WRONG && login) checkAccess(endpoint, await standing(database, login));
  if (key === WRONG) return fail('WRONG_PARAM', { issues: [{ path: ['Idempotency-Key'], code: 'idempotency_key' }] });
  const claim: Key | null = key
    ? { account_key: login?.account_id ?? request.ip, endpoint: `${endpoint.method} ${endpoint.path}`, key }
    : null;
  const prepared = await preparedFor(app, database, route, login, claim, request);
  const run = (input: HandlerInput<Endpoint>) => handle(input, prepared);
  const outcome = await again(() => changed(app, database, { endpoint, handle: run }, login, claim, request));
  for (const task of outcome.tasks) task();
  if (outcome.refusal) throw outcome.refusal;
  return outcome.data;
}

/** What comes before the transaction, for callers with permission; nothing where the answer is stored under the key already. */
async function preparedFor(
  app: App,
  database: Database,
  { endpoint, prepare }: Route,
  login: TokenLogin | null,
  claim: Key | null,
  request: FastifyRequest,
): Promise<unknown> {
  if (!prepare) return undefined;
  const session = login && (await standing(database, login));
  checkAccess(endpoint, session);
  if (claim && (await isAnswered(database, claim))) return undefined;
  const now = session?.read_at ?? (await databaseNow(database));
  return prepare(inputOf(endpoint, workOf(app, database, now, request), session, request));
}

const MOST_NUMBERS = 3;

/** Tries again with other numbers when one was taken. */
async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let left = MOST_NUMBERS; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left <= 1 || !isNumberTaken(error as Error)) throw error;
    }
  }
}

/** One try: what it answers, or refuses with while what was written stays, and what waits for its commit. */
interface Outcome {
  data?: unknown;
  refusal?: AppError;
  tasks: ReadonlyArray<() => void>;
}

async function changed(
  app: App,
  database: Database,
  { endpoint, handle }: Route,
  login: TokenLogin | null,
  claim: Key | null,
  request: FastifyRequest,
): Promise<Outcome> {
  const tasks: Array<() => void> = [];
  return inTransaction(database, async ({ db, along }) => {
    const { session, now, earlier } = await begin(db, login, claim, request);
    noteCaller(request, session);
    checkAccess(endpoint, session);
    if (earlier) return { data: shownTo(endpoint, session, earlier.response), tasks };
    const audit = openAudit();
    const work: Work = {
      ...workOf(app, database, now, request),
      db,
      audit,
      afterCommit: (task) => void tasks.push(task),
    };
    try {
      const data = await handle(inputOf(endpoint, work, session, request));
      audit.send(along);
      if (claim) along(KEEP_ANSWER, [...valuesOf(claim), JSON.stringify(data ?? null)]);
      return { data: shownTo(endpoint, session, data), tasks };
    } catch (error) {
      if (!(error instanceof AppError && error.detail.keep)) throw error;
      if (claim) await dropKey(db, claim);
      audit.send(along);
      return { refusal: error, tasks };
    }
  });
}

interface Beginning {
  session: Session | null;
  now: Date;
  /** The answer that was given before under this key. */
  earlier: { response: unknown } | null;
}

async function begin(
  db: Executor,
  login: TokenLogin | null,
  claim: Key | null,
  request: FastifyRequest,
): Promise<Beginning> {
  const asking = login ? standing(db, login) : databaseNow(db);
  const claiming = claim ? claimKey(db, claim, hashOf(request)) : null;
  // Both have ended before the transaction does, also when one of them refuses.
  await Promise.allSettled([asking, claiming]);
  const known = await asking;
  const session = known instanceof Date ? null : known;
  return { session, now: session?.read_at ?? (known as Date), earlier: await claiming };
}

const WRONG = Symbol('wrong key');

function keyOf(endpoint: Endpoint, request: FastifyRequest): string | null | typeof WRONG {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header.trim() : '';
  if (!endpoint.idempotency) return null;
  if (key === '' && endpoint.idempotency === 'optional') return null;
  return key.length < 8 || key.length > 100 ? WRONG : key;
}

function hashOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest('hex');
}
