import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BoundScope } from '../db/scope';
import type { App, Work } from '../http/context';
import { inWork } from '../jobs/inWork';
import { nameInLog } from '../modules/account/operators/operatorLogin.service';
import { noteCommand } from '../modules/audit/audit.service';
import { OperatorError } from '../modules/company/operator.service';
import type { Params } from './act';
import type { BoundAct, Outcome } from './boundAct';
import { missingPage, refusedPage } from './faultPages';
import { signedInPage } from './layout';
import { cookieOf, type FormFields, isOwnForm } from './requestForm';
import { askToSignIn, ended, operatorOf } from './signIn';
import { LOGIN_COOKIE, type Visit, visitOf } from './visit';

function answer(request: FastifyRequest, reply: FastifyReply, visit: Visit, outcome: Outcome): FastifyReply {
  if (!outcome) return missingPage(request, reply);
  if ('done' in outcome) return reply.redirect(outcome.done, 303);
  return reply.status(outcome.status ?? 200).send(signedInPage(visit, outcome));
}

/** Mounts the page that asks before an act and the form that it sends. */
export function mountAct(server: FastifyInstance, app: App, scope: BoundScope, act: BoundAct): void {
  const path = `/${scope}${act.path}`;
  server.get<{ Params: Params; Querystring: FormFields }>(path, async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return askToSignIn(request, reply, { next: request.url, status: 401, ...ended(request) });
    const visit = visitOf(request, operator, scope);
    const ask = async (work: Work) => {
      noteCommand(work, 'console ask', act.command, ...Object.values(request.params));
      return act.ask(work, visit, request.params, request.query['note'] ?? '');
    };
    return answer(request, reply, visit, await inWork(app, scope, ask, nameInLog(operator)));
  });
  server.post<{ Params: Params; Body: FormFields }>(path, async (request, reply) => {
    const fields = request.body ?? {};
    const operator = await operatorOf(app, request);
    if (!operator) {
      const note = fields['note'] ?? '';
      return askToSignIn(request, reply, { next: request.url, note, status: 401, ...ended(request) });
    }
    const visit = visitOf(request, operator, scope);
    const own = isOwnForm(request, cookieOf(request, LOGIN_COOKIE) ?? '', fields);
    const run = (work: Work) => act.carryOut(work, visit, { params: request.params, fields, own });
    const outcome = await inWork(app, scope, run, nameInLog(operator)).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      return refusedPage(visit, error.message);
    });
    return answer(request, reply, visit, outcome);
  });
}
