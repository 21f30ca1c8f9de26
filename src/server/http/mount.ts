import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Access, Endpoint } from '../../contract/endpoint';
import { envelope, errorEnvelopeSchema } from '../../contract/envelope';
import type { FileAnswer } from '../../contract/fileAnswer';
import { contentDisposition } from '../../contract/fileName';
import { databaseNow } from '../db/clock';
import type { App, Client, HandlerInput, Work } from './context';
import { Refusal, refuse } from './fail';
import { claimKey, dropKey, keepAnswer } from './idempotency.repository';
import { languageOf } from './language';
import { sessionOf } from './session';
import type { Session } from './sessionType';

type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['response']>>;

/** An endpoint of the contract with what answers it. */
export interface Route {
  endpoint: Endpoint;
  handle: (input: HandlerInput<Endpoint>) => Promise<unknown>;
}

/** Binds a handler to an endpoint; what it takes and gives is typed by the contract. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}

/** Mounts endpoints: limit, validate, authenticate, one transaction for every change, idempotency, envelope. */
export function mount(server: FastifyInstance, app: App, routes: readonly Route[]): void {
  for (const { endpoint, handle } of routes) {
    server.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // Looking at a mailed link must not use up its token.
      exposeHeadRoute: !endpoint.changes,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      ...(endpoint.limit ? { config: { rateLimit: limitOf(app, endpoint, endpoint.limit) } } : {}),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        params: endpoint.params,
        querystring: endpoint.query,
        ...(takesJson(endpoint) ? { body: endpoint.body } : {}),
        ...(endpoint.bytes ? { consumes: ['application/octet-stream'] } : {}),
        response: {
          200: endpoint.file ? files(endpoint.file) : envelope(endpoint.response),
          '4xx': errorEnvelopeSchema,
          '5xx': errorEnvelopeSchema,
        },
        ...(endpoint.access === 'public' ? {} : { security: SECURITY[endpoint.access] }),
      },
      handler: (request, reply) => answer(app, endpoint, handle, request, reply),
    });
  }
}

const takesJson = ({ method, bytes }: Endpoint) => method !== 'GET' && method !== 'DELETE' && !bytes;

/** What the API document says of a login: needed, or (an empty alternative) welcome. */
const SECURITY: Record<Exclude<Access, 'public'>, Record<string, string[]>[]> = {
  visitor: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  member: [{ bearer: [] }],
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** An hourly limit is no good to whoever works on the product on their own machine, so it spares them there. */
function limitOf(app: App, endpoint: Endpoint, max: number) {
  const seconds = endpoint.limitSeconds ?? 60;
  const spared = seconds > 60 && app.env.APP_ENV === 'localhost';
  return {
    max,
    timeWindow: seconds * 1000,
    ...(spared ? { allowList: (request: FastifyRequest) => LOOPBACK.has(request.ip) } : {}),
  };
}

async function answer(
  app: App,
  endpoint: Endpoint,
  handle: Route['handle'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // A public call ignores the token: a refresh comes with the very token that has expired.
  const session =
    endpoint.access === 'public'
      ? null
      : await sessionOf(app.database, app.acceptedSecrets, request.headers.authorization);
  checkAccess(endpoint, session);
  const run = (work: Work) =>
    handle({ work, session, params: request.params, query: request.query, body: request.body, request });
  const data =
    endpoint.method === 'GET' && !endpoint.changes
      ? await run(await readingWork(app, session, request))
      : await changing(app, endpoint, session, request, run);
  reply.header('cache-control', 'no-store');
  await (endpoint.file ? sendFile(reply, data as FileAnswer) : reply.send({ mcode: 0, message: '', data }));
}

const binary = z.string().meta({ format: 'binary' });

function files(types: readonly string[]) {
  return { description: 'The file.', content: Object.fromEntries(types.map((type) => [type, { schema: binary }])) };
}

/** For the disk, never for the page: a browser neither shows nor runs what it holds. */
function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer) {
  return reply
    .header('content-disposition', contentDisposition(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .type(type)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

function checkAccess(endpoint: Endpoint, session: Session | null): void {
  if (endpoint.access === 'public' || endpoint.access === 'visitor') return;
  if (!session) refuse('AUTH_REQUIRED');
  if (endpoint.access === 'member' && session.member_status !== 'active') refuse('MEMBERSHIP_PENDING');
}

async function readingWork(app: App, session: Session | null, request: FastifyRequest): Promise<Work> {
  return {
    app,
    db: app.database,
    now: session?.read_at ?? (await databaseNow(app.database)),
    language: languageOf(request),
    client: clientOf(request),
    afterCommit: () => undefined,
  };
}

/** Runs a change in one transaction together with its idempotency key, then what must wait for the commit. */
async function changing(
  app: App,
  endpoint: Endpoint,
  session: Session | null,
  request: FastifyRequest,
  run: (work: Work) => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKey(endpoint, request);
  const tasks: Array<() => void> = [];
  const outcome = await app.database.transaction(async (db) => {
    const now = await databaseNow(db);
    const claim = key && {
      account_key: session?.account_id ?? request.ip,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      key,
    };
    if (claim) {
      const earlier = await claimKey(db, { ...claim, body_hash: hashOf(request), created_at: now });
      if (earlier) return { data: earlier.response };
    }
    const work: Work = {
      app,
      db,
      now,
      language: languageOf(request),
      client: clientOf(request),
      afterCommit: (task) => void tasks.push(task),
    };
    try {
      const data = await run(work);
      if (claim) await keepAnswer(db, claim, data);
      return { data };
    } catch (error) {
      if (!(error instanceof Refusal && error.detail.keep)) throw error;
      if (claim) await dropKey(db, claim);
      return { refusal: error };
    }
  });
  for (const task of tasks) task();
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.data;
}

const LONGEST_USER_AGENT = 300;

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, user_agent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null };
}

function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header.trim() : '';
  if (endpoint.idempotency === 'none') return null;
  if (key === '' && endpoint.idempotency === 'optional') return null;
  if (key.length < 8 || key.length > 100) {
    refuse('WRONG_PARAM', { issues: [{ path: ['Idempotency-Key'], code: 'idempotency_key' }] });
  }
  return key;
}

function hashOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest('hex');
}
