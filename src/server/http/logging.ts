import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { redactPath } from '../../domain/secrets/redactAddress';

/** What a balancer may hand over, so that its log and ours name the same request. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * One JSON object a line. Nothing in it identifies a person: no address of a caller, no query, no body, no value that a
 * statement was given.
 */
export function logging(level: string): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // Mailed tokens stand in addresses.
        req: ({ method, url }) => ({ method, url: redactPath(url) }),
        err: plainError,
      },
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Names each answer after its request and writes a line about it: the operation, not the requested address. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.log.debug({ req: request }, 'asked');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
}

interface DatabaseError {
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
}

type PlainError = { type: string; message: string; stack: string } & Record<string, unknown>;

/** An error without the values that came with it: a failed statement carries them in its text and in its detail. */
export function plainError(error: Error): PlainError {
  const { cause } = error as { cause?: unknown };
  const { code, table, constraint } = (cause ?? error) as DatabaseError;
  const statement = 'query' in error ? `Failed query: ${String(error.query)}` : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: statement ?? error.message,
    stack: frames.join('\n'),
    ...(cause instanceof Error ? { cause: 'query' in error ? databaseMessage(cause.message) : cause.message } : {}),
    ...Object.fromEntries(Object.entries({ code, table, constraint }).filter(([, value]) => value !== undefined)),
  };
}

/** PostgreSQL quotes a value that it could not read: `invalid input syntax for type uuid: "…"`. */
export const databaseMessage = (message: string): string => message.replace(/"[^"]*"|'[^']*'/g, '…');
