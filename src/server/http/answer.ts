import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import { MOST_PAGE_ROWS } from '../../contract/constants';
import type { FileAnswer } from '../../contract/fileAnswer';
import { contentDisposition } from '../../contract/fileName';
import { databaseNow } from '../db/clock';
import type { Database } from '../db/database';
import { traced } from '../traces';
import type { TokenLogin } from './accessToken';
import { noteCaller } from './callCost';
import { changing } from './changing';
import type { App } from './context';
import { isGenuine } from './genuineKeys';
import { shownTo } from './hiddenMoney';
import { Later } from './later';
import { isLong, writeInTurns } from './longAnswer';
import { checkAccess, inputOf, workOf } from './input';
import { PROGRESS_TYPE } from './progressAnswer';
import { mayBeReplicas } from './replicaCalls';
import { standingReader } from './pageCalls';
import type { Route } from './route';
import { loginOf, standing } from './session';

/** Authenticates, lets the use case work and wraps what it gives: a read as it is, a change in one transaction. */
export function answer(app: App, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, path } = route.endpoint;
  return traced(`${method} /api${path}`, {}, () => answered(app, route, request, reply));
}

async function answered(app: App, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { endpoint } = route;
  // A public call ignores the token: a refresh comes with the very token that has expired.
  const login = endpoint.access === 'public' ? null : await loginOf(app.acceptedSecrets, request.headers.authorization);
  const database = route.acrossScopes ? app.databases.all : app.databases.of(login?.is_test);
  if (request.validationError) {
    checkAccess(endpoint, login && (await standing(database, login)));
    throw request.validationError;
  }
  const whole =
    (endpoint.changes ?? endpoint.method !== 'GET')
      ? await changing(app, database, route, login, request)
      : await reading(app, database, route, login, request);
  const data = isOfPage(app, request) ? withoutLongLists(whole) : whole;
  reply.header('cache-control', 'no-store');
  if (data instanceof Later) await reply.code(202).send({ mcode: 0, message: '', data: data.data });
  else if (data instanceof Readable) await reply.type(PROGRESS_TYPE).send(data);
  else if (endpoint.apart) await reply.type('application/json; charset=utf-8').send(bufferOf(data as Uint8Array));
  else if (!endpoint.file && isLong(data)) {
    const text = await writeInTurns(endpoint, { mcode: 0, message: '', data }, app.env.TEST_CHECKS);
    await reply.type('application/json; charset=utf-8').send(text);
  } else await (endpoint.file ? sendFile(reply, data as FileAnswer) : reply.send({ mcode: 0, message: '', data }));
}

/** Whether a page that is being rendered asks, in this process. */
export const isOfPage = (app: App, request: FastifyRequest): boolean =>
  request.headers['x-stlbs-in-process'] === app.inProcessKey;

/**
 * A record as its page needs it. A list that is too long to travel in a page is cut to one row too many, by which the
 * rendering sees that the screen will ask for the record itself; writing and reading all of it would be for nothing.
 */
function withoutLongLists(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || data instanceof Uint8Array) return data;
  const parts = Object.entries(data);
  if (!parts.some(([, part]) => Array.isArray(part) && part.length > MOST_PAGE_ROWS)) return data;
  return Object.fromEntries(
    parts.map(([key, part]) => [key, Array.isArray(part) ? part.slice(0, MOST_PAGE_ROWS + 1) : part]),
  );
}

/** Refuses callers without a login, or without a valid one, where one is needed; before the body is read. */
export async function requireSession(app: App, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.access === 'public') return;
  const login = await loginOf(app.acceptedSecrets, request.headers.authorization);
  if (!login) checkAccess(endpoint, null);
  // Anybody can write down what looks like a key: one that is not known yet is looked up.
  if (login?.key_hash !== undefined && !isGenuine(login.key_hash))
    await standing(app.databases.of(login.is_test), login);
}

async function reading(
  app: App,
  database: Database,
  { endpoint, handle }: Route,
  login: TokenLogin | null,
  request: FastifyRequest,
) {
  const session = login && (await standingReader(database, login));
  noteCaller(request, session);
  checkAccess(endpoint, session);
  const now = session?.read_at ?? (await databaseNow(database));
  const read = (from: Database) => handle(inputOf(endpoint, workOf(app, from, now, request), session, request));
  const replica = mayBeReplicas(endpoint) ? app.replica : null;
  return shownTo(endpoint, session, await (replica ? replica.read(database, read) : read(database)));
}

/** For the disk, never for the page: a browser neither shows nor runs what it holds. */
function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer) {
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .type(type)
    .send(bufferOf(content));
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
