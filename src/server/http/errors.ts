import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Issue } from '../../contract/envelope';
import type { ErrorName } from '../../contract/errorCodes';
import { errorMessage, errorTable } from '../../contract/errors';
import { TransitionError } from '../../domain/states/transition';
import { isOutage } from '../db/outage';
import { reportCall } from '../failureReports';
import { drain } from './drain';
import { AppError, CallerLeft, type ErrorDetail } from './fail';
import { languageOf } from './language';
import { RETRY_SECONDS } from './loadLimit';

const byFastifyCode: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_PARAM',
  FST_ERR_CTP_INVALID_JSON_BODY: 'WRONG_PARAM',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'WRONG_PARAM',
};

/** As web servers log a call whose caller left before its answer. Nobody receives it; it counts as no failure of the service. */
const CALLER_LEFT = 499;

/** What PostgreSQL calls a text with a zero in it, as text and within JSON: no column holds one, so no caller means it. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** What PostgreSQL calls a number beyond its column: each value is within its bounds, and what they come to is not. */
const TOO_LARGE = '22003';

const stateOf = ({ cause }: Error): string => (cause as { code?: string } | undefined)?.code ?? '';

/** What the router refuses before any call is known: an address that is not one, or an id longer than any is. */
export function routerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void send(reply, request, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'NOT_FOUND' : 'WRONG_PARAM');
}

/**
 * Every error becomes the envelope with a code of the contract; what nobody expected is logged and masked. A caller who has
 * left reads none.
 */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof AppError) {
      if (error.detail.retryAfter) reply.header('retry-after', String(error.detail.retryAfter));
      return send(reply, request, error.code, error.detail);
    }
    if (error instanceof CallerLeft) return reply.status(CALLER_LEFT).send();
    if (error instanceof TransitionError) return send(reply, request, 'RFQ_STATE');
    if (hasZodFastifySchemaValidationErrors(error))
      return send(reply, request, 'WRONG_PARAM', { issues: issuesOf(error.validation) });
    const known = 'code' in error ? byFastifyCode[error.code] : undefined;
    if (known === 'BODY_TOO_LARGE') return drain(request.raw).then(() => send(reply, request, known));
    if (known) return send(reply, request, known);
    if ('statusCode' in error && error.statusCode === 429) return send(reply, request, 'TOO_MANY_REQUESTS');
    if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return send(reply, request, 'WRONG_PARAM');
    }
    if (UNSTORABLE.has(stateOf(error))) return send(reply, request, 'WRONG_PARAM');
    if (stateOf(error) === TOO_LARGE) return send(reply, request, 'NUMBER_TOO_LARGE');
    request.log.error({ err: error }, 'unexpected error');
    const name = isOutage(error) ? 'UNAVAILABLE' : 'UNKNOWN_SERVER_ERROR';
    reportCall(error, request, errorTable[name]);
    if (name === 'UNAVAILABLE') reply.header('retry-after', String(RETRY_SECONDS));
    return send(reply, request, name);
  });
  server.setNotFoundHandler((request, reply) => send(reply, request, 'NOT_FOUND'));
}

/** Says nothing about the request, only that it could not be answered now. */
const MASKED: ReadonlySet<ErrorName> = new Set([
  'UNKNOWN_SERVER_ERROR',
  'TOO_MANY_REQUESTS',
  'OVERLOADED',
  'UNAVAILABLE',
]);

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  code: ErrorName,
  { issues, factor }: Pick<ErrorDetail, 'issues' | 'factor'> = {},
): FastifyReply {
  return reply
    .status(errorTable[code].status)
    .header('cache-control', 'no-store')
    .send(refusalEnvelope(request, code, { issues, factor }));
}

/** What a refused call is answered with. */
export function refusalEnvelope(
  request: FastifyRequest,
  code: ErrorName,
  { issues, factor }: Pick<ErrorDetail, 'issues' | 'factor'> = {},
) {
  // A failing profile call must not look like a refusal of the login, so it carries no message.
  const silent = MASKED.has(code) && request.url.startsWith('/api/user/profile') && request.method === 'GET';
  return {
    mcode: errorTable[code].mcode,
    message: silent ? '' : errorMessage(code, languageOf(request)),
    data: issues || factor ? { ...(issues ? { issues } : {}), ...(factor ? { factor } : {}) } : null,
  };
}

interface ValidationRow {
  instancePath: string;
  message?: string | undefined;
  keyword: string;
}

function issuesOf(rows: readonly ValidationRow[]): Issue[] {
  return rows.slice(0, 50).map((row) => ({
    path: row.instancePath
      .split('/')
      .filter(Boolean)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    code: /^[a-z_]{3,40}$/.test(row.message ?? '') ? String(row.message) : row.keyword,
  }));
}
