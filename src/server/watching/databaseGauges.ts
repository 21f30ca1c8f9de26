import { Gauge } from 'prom-client';
import { type DatabaseFigures, databaseFigures } from '../db/figures';
import type { Pool } from '../db/database';

/** All gauges of one scrape share an answer. */
const KEPT_MS = 1_000;

type Values = Array<{ labels?: Record<string, string>; value: number }>;

/** Watches what waits in the database and how it is doing. While it is away its figures are missing and `stlbs_database_up` is 0. */
export function watchDatabase(pool: Pool): void {
  let answer: { figures: Promise<DatabaseFigures | null>; at: number } | undefined;
  const read = () => {
    if (!answer || performance.now() - answer.at > KEPT_MS) {
      answer = { figures: databaseFigures(pool), at: performance.now() };
    }
    return answer.figures;
  };
  const gauge = (name: string, help: string, values: (figures: DatabaseFigures) => Values, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      // Every worker reports the same of one database.
      aggregator: 'max',
      async collect() {
        const figures = await read();
        if (labelNames.length > 0) this.reset();
        else this.remove();
        for (const { labels = {}, value } of figures ? values(figures) : []) this.set(labels, value);
      },
    });
  const only = (value: number | undefined): Values => (value === undefined ? [] : [{ value }]);

  new Gauge({
    name: 'stlbs_database_up',
    help: 'Whether the database answers within three seconds.',
    aggregator: 'min',
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  gauge(
    'stlbs_due_work_waiting',
    'What time made due and nobody has done: requests to close, mails, exports.',
    ({ due }) => due.map(({ kind, count }) => ({ labels: { kind }, value: count })),
    ['kind'],
  );
  gauge(
    'stlbs_due_work_age_seconds',
    'For how long the oldest of it has been due.',
    ({ due }) => due.map(({ kind, age }) => ({ labels: { kind }, value: age })),
    ['kind'],
  );
  gauge('stlbs_mails_given_up', 'Emails that no try delivered within a day.', (all) => only(all.mailsGivenUp));
  gauge('stlbs_database_bytes', 'Size of the database.', (all) => only(all.bytes));
  gauge('stlbs_archive_age_seconds', 'Since a file of the log of changes was archived last.', ({ archive }) =>
    only(archive?.age),
  );
  gauge(
    'stlbs_archive_failures',
    'Tries to archive that failed since the database’s statistics began.',
    ({ archive }) => only(archive?.failures),
  );
  gauge('stlbs_archive_failing', 'Whether the last try to archive failed.', ({ archive }) =>
    only(archive && Number(archive.failing)),
  );
  gauge('stlbs_replication_standbys', 'Standbys that follow this database.', ({ replication }) =>
    only(replication?.standbys),
  );
  gauge('stlbs_replication_lag_seconds', 'How far the slowest standby is behind.', ({ replication }) =>
    only(replication?.lag),
  );
}
