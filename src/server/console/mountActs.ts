import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BoundScope } from '../db/scope';
import type { App, Work } from '../http/context';
import { inWork } from '../jobs/inWork';
import { nameInLog } from '../modules/account/operators/operatorLogin.service';
import { noteCommand } from '../modules/audit/audit.service';
import { OperatorError } from '../modules/company/operator.service';
import { type Act, type Params, questionPage, seenOf } from './act';
import { missingPage, refusedPage } from './faultPages';
import { type Shown, signedInPage } from './layout';
import { cookieOf, type FormFields, isOwnForm } from './requestForm';
import { askToSignIn, ended, operatorOf } from './signIn';
import { at, LOGIN_COOKIE, type Visit, visitOf } from './visit';

const NOTE_LENGTH = 1000;

/** What came of a form: a page that says why nothing was done, or where to go on. */
type Outcome = Shown | { done: string } | null;

/** An act in the operator's name; its trace is in the audit log with the change, or neither is there. */
async function carryOut<Subject>(
  work: Work,
  visit: Visit,
  act: Act<Subject>,
  sent: { params: Params; fields: FormFields; own: boolean },
): Promise<Outcome> {
  const subject = await act.load(work, sent.params);
  if (!subject) return null;
  const note = (sent.fields['note'] ?? '').trim().slice(0, NOTE_LENGTH);
  const { faults } = visit.text;
  if (!sent.own) return questionPage(visit, act, subject, { note, fault: faults.foreign, status: 403 });
  if (sent.fields['seen'] !== seenOf(act, subject)) {
    return questionPage(visit, act, subject, { note, fault: faults.changed, status: 409 });
  }
  noteCommand(work, act.command, ...act.words(subject));
  await act.run(work, subject, note || null);
  return { done: `${at(visit, act.back(subject))}?done=${act.done}` };
}

/** Mounts for each act the page that asks and the form that it sends. */
export function mountActs(
  server: FastifyInstance,
  app: App,
  scope: BoundScope,
  // biome-ignore lint/suspicious/noExplicitAny: each act is only ever given the subject that it loaded itself.
  acts: ReadonlyArray<Act<any>>,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, visit: Visit, outcome: Outcome) => {
    if (!outcome) return missingPage(request, reply);
    if ('done' in outcome) return reply.redirect(outcome.done, 303);
    return reply.status(outcome.status ?? 200).send(signedInPage(visit, outcome));
  };
  for (const act of acts) {
    const path = `/${scope}${act.path}`;
    server.get<{ Params: Params; Querystring: FormFields }>(path, async (request, reply) => {
      const operator = await operatorOf(app, request);
      if (!operator) return askToSignIn(request, reply, { next: request.url, status: 401, ...ended(request) });
      const visit = visitOf(request, operator, scope);
      const ask = async (work: Work) => {
        noteCommand(work, 'console ask', act.command, ...Object.values(request.params));
        const subject = await act.load(work, request.params);
        const note = (request.query['note'] ?? '').slice(0, NOTE_LENGTH);
        return subject && questionPage(visit, act, subject, { note });
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
      const sent = { params: request.params, fields, own };
      const run = (work: Work) => carryOut(work, visit, act, sent);
      const outcome = await inWork(app, scope, run, nameInLog(operator)).catch((error: unknown) => {
        if (!(error instanceof OperatorError)) throw error;
        return refusedPage(visit, error.message);
      });
      return answer(request, reply, visit, outcome);
    });
  }
}
