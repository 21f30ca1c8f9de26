import type { FastifyRequest } from 'fastify';
import { openAudit } from '../db/audit';
import { inTransaction } from '../db/transaction';
import { noteCaller } from './callCost';
import type { App, MemberWork } from './context';
import { fail } from './fail';
import { noteGenuine, noteUse } from './genuineKeys';
import { workOf } from './input';
import { loginOf } from './session';
import { findSessionOfScimKey } from './session.repository';

/**
 * Runs a call of a company's directory in one transaction, in the name of its key. Only keys made for SCIM are taken, and they
 * open nothing else.
 */
export async function directoryCall<T>(
  app: App,
  request: FastifyRequest,
  run: (work: MemberWork) => Promise<T>,
): Promise<T> {
  const login = await loginOf(app.acceptedSecrets, request.headers.authorization);
  const hash = login?.key_hash;
  if (!login || hash === undefined) return fail('KEY_INVALID');
  const database = app.databases.of(login.is_test);
  const tasks: Array<() => void> = [];
  const done = await inTransaction(database, async ({ db, along }) => {
    const session = await findSessionOfScimKey(db, hash);
    if (session?.account_id !== login.account_id) return fail('KEY_INVALID');
    noteGenuine(hash);
    noteCaller(request, session);
    noteUse(app, session, request.ip);
    const audit = openAudit();
    const work: MemberWork = {
      ...workOf(app, database, session.read_at, request),
      db,
      audit,
      session,
      afterCommit: (task) => void tasks.push(task),
    };
    const answer = await run(work);
    audit.send(along);
    return answer;
  });
  for (const task of tasks) task();
  return done;
}
