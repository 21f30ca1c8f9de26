import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage, errorTable } from '../../../../contract/errors';
import { isOutage } from '../../../db/outage';
import { reportCall } from '../../../failureReports';
import type { App, MemberWork } from '../../../http/context';
import { directoryCall } from '../../../http/directoryCall';
import { AppError } from '../../../http/fail';
import { scimUrl } from '../attempt';
import { configBody, errorBody, listBody, resourceTypes, ScimError, schemas } from './scimForm';
import { readFilter, readPage, readPatch, readUser } from './scimInput';
import { createUser, deleteUser, listUsers, readUserOf, updateUser } from './scimUser.service';

const TYPE = 'application/scim+json; charset=utf-8';

type Query = Readonly<Record<string, string | undefined>>;
interface Call {
  Params: { id: string };
  Querystring: Query;
}

/** SCIM 2 for the company's directory (RFC 7644): people, with SCIM's own bodies and errors instead of our envelope. */
export function mountScim(server: FastifyInstance, app: App): void {
  const base = scimUrl(app);
  const json = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/scim+json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : json(request, String(body), done),
  );
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => send(reply, 404, errorBody(404, 'There is no such endpoint.')));
  const hidden = { schema: { hide: true } };
  const call = (request: FastifyRequest, run: (work: MemberWork) => Promise<object>) =>
    directoryCall(app, request, run);

  server.get<Call>('/Users', hidden, async (request, reply) => {
    const list = (work: MemberWork) =>
      listUsers(work, readFilter(request.query['filter']), readPage(request.query), base);
    await send(reply, 200, await call(request, list));
  });
  server.get<Call>('/Users/:id', hidden, async (request, reply) => {
    await send(reply, 200, await call(request, (work) => readUserOf(work, request.params.id, base)));
  });
  server.post<Call>('/Users', hidden, async (request, reply) => {
    const made = await call(request, (work) => createUser(work, readUser(request.body), base));
    await send(reply, 201, made);
  });
  server.put<Call>('/Users/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    await send(reply, 200, await call(request, (work) => updateUser(work, id, readUser(request.body), base)));
  });
  server.patch<Call>('/Users/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    await send(reply, 200, await call(request, (work) => updateUser(work, id, readPatch(request.body), base)));
  });
  server.delete<Call>('/Users/:id', hidden, async (request, reply) => {
    await call(request, async (work) => {
      await deleteUser(work, request.params.id);
      return {};
    });
    await reply.code(204).header('cache-control', 'no-store').send();
  });
  mountDescription(server, call, base);
}

/** What the service is like; for the key alone, as everything else. */
function mountDescription(
  server: FastifyInstance,
  call: (request: FastifyRequest, run: () => Promise<object>) => Promise<object>,
  base: string,
): void {
  const hidden = { schema: { hide: true } };
  const [types, kept] = [resourceTypes(base), schemas(base)];
  const all = (list: readonly object[]) => listBody(list, list.length, 1);
  const of = (list: readonly { id: string }[], id: string) => {
    const found = list.find((one) => one.id === id);
    if (!found) throw new ScimError(404, 'There is no such resource.');
    return found;
  };
  const answers = (path: string, body: (id: string) => object) =>
    server.get<Call>(path, hidden, async (request, reply) => {
      await send(reply, 200, await call(request, async () => body(request.params.id)));
    });
  answers('/ServiceProviderConfig', () => configBody(base));
  answers('/ResourceTypes', () => all(types));
  answers('/ResourceTypes/:id', (id) => of(types, id));
  answers('/Schemas', () => all(kept));
  answers('/Schemas/:id', (id) => of(kept, id));
}

const send = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('cache-control', 'no-store').type(TYPE).send(JSON.stringify(body));

/** Every error in SCIM's form; what nobody expected is logged and masked. */
async function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { status, detail, scimType } = refusalOf(error, request);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (error instanceof AppError && error.detail.retryAfter) {
    reply.header('retry-after', String(error.detail.retryAfter));
  }
  await send(reply, status, errorBody(status, detail, scimType));
}

function refusalOf(error: FastifyError | Error, request: FastifyRequest) {
  if (error instanceof ScimError) return error;
  const refused = (code: keyof typeof errorTable) => ({
    status: errorTable[code].status,
    detail: errorMessage(code, 'en'),
    scimType: undefined,
  });
  if (error instanceof AppError) return refused(error.code);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return refused('TOO_MANY_REQUESTS');
  if (status && status >= 400 && status < 500) {
    return { status: 400, detail: 'The request is not JSON as SCIM describes it.', scimType: 'invalidSyntax' as const };
  }
  request.log.error({ err: error }, 'unexpected error');
  const code = isOutage(error) ? 'UNAVAILABLE' : 'UNKNOWN_SERVER_ERROR';
  reportCall(error, request, errorTable[code]);
  return refused(code);
}
