import { Connection, uncounted } from './connection';
import { textOf } from './statementWatch';

const BEGIN = /^\s*begin\b/i;
/** `rollback to savepoint` ends nothing. */
const END = /^\s*(commit|rollback|end)\s*;?\s*$/i;

type Send = (...question: unknown[]) => Promise<unknown>;
type Done = (error: Error | null, answer?: unknown) => void;

/**
 * A connection through a pooler that hands out PostgreSQL's connections for one transaction at a time: nothing that was set
 * lasts longer. So each transaction begins with `settings`, and a statement outside of one gets one of its own. They travel
 * together; where a setting is refused, PostgreSQL runs nothing of what follows it.
 */
export function pooledConnection(settings: readonly string[]): typeof Connection {
  const bind = settings.map((setting) => `; set local ${setting}`).join('');
  return class extends Connection {
    constructor(config?: ConstructorParameters<typeof Connection>[0]) {
      super(config);
      const send = this.query.bind(this) as unknown as Send;
      let open = false;
      const query = (...question: unknown[]) => {
        const text = textOf(question[0]);
        if (BEGIN.test(text)) {
          open = true;
          return send(text + bind, ...question.slice(1));
        }
        if (END.test(text)) open = false;
        else if (!open) return alone(send, `begin${bind}`, question);
        return send(...question);
      };
      this.query = query as unknown as typeof this.query;
    }
  };
}

/** A statement in a transaction of its own, which has ended when it is answered. By promise or by callback, as pg takes it. */
function alone(send: Send, begin: string, question: unknown[]): Promise<unknown> | undefined {
  const last = question.at(-1);
  const done = typeof last === 'function' ? (last as Done) : undefined;
  const answer = sentAlone(send, begin, done ? question.slice(0, -1) : question);
  if (!done) return answer;
  answer.then(
    (rows) => done(null, rows),
    (error: Error) => done(error),
  );
  return undefined;
}

async function sentAlone(send: Send, begin: string, question: unknown[]): Promise<unknown> {
  const [begun, answer, ended] = await Promise.allSettled([
    uncounted(() => send(begin)),
    send(...question),
    uncounted(() => send('commit')),
  ]);
  // The first of them says why: after a refused setting every other statement fails too.
  for (const each of [begun, answer, ended]) if (each.status === 'rejected') throw each.reason;
  return (answer as PromiseFulfilledResult<unknown>).value;
}
