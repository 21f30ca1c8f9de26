import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { watchedQuery } from './statementWatch';
import { withName } from './statementNames';

/** What something sent to the database, and for how many milliseconds it waited for the answers. */
export interface StatementCount {
  statements: number;
  ms: number;
}

const counted = new AsyncLocalStorage<StatementCount>();

/** Runs something and counts the statements it sends: `count` goes up with each. */
export function countStatements(count: StatementCount, run: () => void): void {
  counted.run(count, run);
}

/** Runs something whose statements do not count. */
export function uncounted<T>(run: () => T): T {
  return counted.run({ statements: 0, ms: 0 }, run);
}

/** A connection that names its statements, measures them, and counts them where somebody counts. */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...question: unknown[]) => unknown;
    const query = (...question: unknown[]) => {
      const count = counted.getStore();
      if (count) count.statements += 1;
      return watchedQuery(send, withName(question), (ms) => {
        if (count) count.ms += ms;
      });
    };
    this.query = query as unknown as typeof this.query;
  }
}
