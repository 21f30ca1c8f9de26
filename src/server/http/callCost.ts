import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countStatements, type StatementCount } from '../db/connection';
import type { App } from './context';
import type { Session } from './sessionType';

/** What the calls of a company took since it was noted last. */
export interface CompanyUse {
  company_id: string;
  is_test: boolean;
  calls: number;
  statements: number;
  /** Milliseconds for which its calls waited for the database, and until they were answered. */
  database_ms: number;
  answer_ms: number;
}

interface CallCost extends StatementCount {
  caller?: Pick<Session, 'company_id' | 'is_test'>;
}

const costs = new WeakMap<FastifyRequest, CallCost>();
const uses = new WeakMap<App, Map<string, CompanyUse>>();

/** Notes whose call this is: what it takes counts for the company. */
export function noteCaller(request: FastifyRequest, session: Session | null): void {
  const cost = costs.get(request);
  if (cost && session) cost.caller = session;
}

/**
 * Counts what each call takes of the database, for its company. Where tests run, the answer says in `x-statements` how many
 * statements it took, `begin` and `commit` included.
 */
export function countCalls(server: FastifyInstance, app: App): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const cost: CallCost = { statements: 0, ms: 0 };
    costs.set(request, cost);
    countStatements(cost, done);
  });
  if (app.env.TEST_CHECKS) {
    server.addHook('onSend', (request, reply, payload, done) => {
      reply.header('x-statements', costs.get(request)?.statements ?? 0);
      done(null, payload);
    });
  }
  server.addHook('onResponse', (request, reply, done) => {
    const cost = costs.get(request);
    if (cost?.caller) add(app, cost.caller, cost, reply.elapsedTime);
    done();
  });
}

function add(app: App, { company_id, is_test }: CallCost['caller'] & {}, cost: CallCost, answerMs: number): void {
  const noted = uses.get(app) ?? new Map<string, CompanyUse>();
  uses.set(app, noted);
  const use = noted.get(company_id) ?? {
    company_id,
    is_test,
    calls: 0,
    statements: 0,
    database_ms: 0,
    answer_ms: 0,
  };
  use.calls += 1;
  use.statements += cost.statements;
  use.database_ms += cost.ms;
  use.answer_ms += answerMs;
  noted.set(company_id, use);
}

/** What was counted in this process, which is forgotten by that. */
export function takeCompanyUses(app: App): CompanyUse[] {
  const noted = [...(uses.get(app)?.values() ?? [])];
  uses.delete(app);
  return noted;
}
