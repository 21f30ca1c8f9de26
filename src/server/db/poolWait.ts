import pg from 'pg';
import { Histogram } from 'prom-client';

const waits = new Histogram({
  name: 'stlbs_database_wait_seconds',
  help: 'For how long a call waited for a connection of the pool.',
  labelNames: ['pool'],
  buckets: [0.001, 0.01, 0.1, 0.5, 1, 5, 15],
});

type Done = Parameters<pg.Pool['connect']>[0];

/** A pool that measures how long its callers wait for a connection. */
export class WatchedPool extends pg.Pool {
  constructor(
    private readonly name: string,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    const observe = waits.startTimer({ pool: this.name });
    if (!done) return super.connect().finally(() => void observe());
    return super.connect((...answer) => {
      observe();
      done(...answer);
    });
  }
}
