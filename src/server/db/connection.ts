import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { withName } from './statementNames';

interface Count {
  statements: number;
}

const counted = new AsyncLocalStorage<Count>();

/** Runs something and counts the statements it sends: `count` goes up with each. For tests of query counts. */
export function countStatements(count: Count, run: () => void): void {
  counted.run(count, run);
}

/** Runs something whose statements do not count. */
export function uncounted<T>(run: () => T): T {
  return counted.run({ statements: 0 }, run);
}

/** A connection that names its statements, and counts them where somebody counts. */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...question: unknown[]) => unknown;
    const query = (...question: unknown[]) => {
      const count = counted.getStore();
      if (count) count.statements += 1;
      return send(...withName(question));
    };
    this.query = query as unknown as typeof this.query;
  }
}
