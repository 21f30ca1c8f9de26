import pg from 'pg';
import { Histogram } from 'prom-client';
import { mayHaveMoved, type Targets } from './addresses';

const waits = new Histogram({
  name: 'stlbs_database_wait_seconds',
  help: 'For how long a call waited for a connection of the pool.',
  labelNames: ['pool'],
  buckets: [0.001, 0.01, 0.1, 0.5, 1, 5, 15],
});

type Done = Parameters<pg.Pool['connect']>[0];

/** A pool that measures how long its callers wait for a connection, and finds the server that takes writes among several. */
export class WatchedPool extends pg.Pool {
  constructor(
    private readonly name: string,
    private readonly targets: Targets,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    const observe = waits.startTimer({ pool: this.name });
    const found = this.found().finally(() => void observe());
    if (!done) return found;
    // By a promise, so that `done` runs for its own caller: the pool itself calls it from the caller that frees the connection.
    found.then(
      (client) => done(undefined, client, (broken) => client.release(broken)),
      (error: Error) => done(error, undefined, () => undefined),
    );
  }

  /** A connection to the present server; where that takes no writes any more, to the next one. */
  private async found(): Promise<pg.PoolClient> {
    for (let left = this.targets.addresses.length; ; left -= 1) {
      const address = this.targets.present;
      try {
        return await super.connect();
      } catch (error) {
        if (this.targets.addresses.length === 1 || !mayHaveMoved(error)) throw error;
        this.targets.leave(address);
        if (left <= 1) throw error;
      }
    }
  }
}
