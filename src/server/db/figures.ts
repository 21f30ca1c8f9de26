import { ARCHIVE_SLOT } from './backup/archiveSlot';
import type { Pool } from './database';

/** What waits in the database to be done, and how it is doing itself. Undefined: this database has no such thing. */
export interface DatabaseFigures {
  /** Age in seconds of what is overdue longest, and how much there is, by kind. */
  due: Array<{ kind: string; count: number; age: number }>;
  /** Emails that were given up after the last try and are still kept. */
  mailsGivenUp: number;
  bytes: number;
  /** Of the archive of changes, where one is made: seconds since the last file, files that failed, whether the last try did. */
  archive: { age: number; failures: number; failing: boolean } | undefined;
  /** Of the standby that is furthest behind, where one follows and this login may see it. */
  replication: { lag: number; standbys: number } | undefined;
}

const ANSWER_MS = 3_000;

const DUE = `
  select 'requests' as kind, count(*)::int as count, coalesce(extract(epoch from app_now() - min(closes_at)), 0)::float8 as age
    from rfq where status in ('REQ', 'COL') and closes_at <= app_now()
  union all
  select 'mails', count(*)::int, coalesce(extract(epoch from app_now() - min(due_at)), 0)::float8
    from mail where sent_at is null and not failed and due_at <= app_now()
  union all
  select 'exports', count(*)::int, coalesce(extract(epoch from app_now() - min(due_at)), 0)::float8
    from file_export where state = 'waiting' and due_at <= app_now()`;

const STATE = `
  select (select count(*)::int from mail where failed) as given_up,
    pg_database_size(current_database())::float8 as bytes,
    current_setting('archive_mode') <> 'off' or slot.active is not null as archives,
    case when slot.active then 0 else coalesce(extract(epoch from now() - greatest(last_archived_time, pg_postmaster_start_time())), 0)
      end::float8 as archive_age,
    failed_count::float8 as archive_failures,
    coalesce(not slot.active or last_failed_time > coalesce(last_archived_time, '-infinity'), false) as archive_failing,
    (select count(*)::int from pg_stat_replication
      where state is not null and application_name not in ('pg_receivewal', 'pg_basebackup')) as standbys,
    (select coalesce(max(extract(epoch from replay_lag)), 0)::float8 from pg_stat_replication) as replay_lag
  from pg_stat_archiver left join pg_replication_slots slot on slot.slot_name = '${ARCHIVE_SLOT}'`;

/** Reads the figures; null while the database gives no answer. The pool reaches all data. */
export async function databaseFigures(pool: Pool): Promise<DatabaseFigures | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MS);
  });
  return Promise.race([read(pool).catch(() => null), late]).finally(() => clearTimeout(timer));
}

async function read(pool: Pool): Promise<DatabaseFigures> {
  const [due, state] = await Promise.all([
    pool.query<DatabaseFigures['due'][number]>(DUE),
    pool.query<StateRow>(STATE),
  ]);
  const [row] = state.rows;
  if (!row) throw new Error('the database says nothing of itself');
  return {
    due: due.rows,
    mailsGivenUp: row.given_up,
    bytes: row.bytes,
    archive: row.archives
      ? { age: row.archive_age, failures: row.archive_failures, failing: row.archive_failing }
      : undefined,
    replication: row.standbys > 0 ? { lag: row.replay_lag, standbys: row.standbys } : undefined,
  };
}

interface StateRow {
  given_up: number;
  bytes: number;
  archives: boolean;
  archive_age: number;
  archive_failures: number;
  archive_failing: boolean;
  standbys: number;
  replay_lag: number;
}
