import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';

interface Count {
  statements: number;
}

const counted = new AsyncLocalStorage<Count>();

/** Runs something that is asked how many statements it sent: `count` goes up with each. For tests of query counts. */
export function countStatements(count: Count, run: () => void): void {
  counted.run(count, run);
}

/**
 * A connection that sends each statement at once instead of waiting for the answer to the one before. What is asked in
 * one turn travels in one packet: a transaction's `begin` with its first statement, its last one with `commit`.
 */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
    const send = this.query.bind(this) as (...question: unknown[]) => unknown;
    const query = (...question: unknown[]) => {
      const count = counted.getStore();
      if (count) count.statements += 1;
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return send(...question);
    };
    this.query = query as unknown as typeof this.query;
  }
}
