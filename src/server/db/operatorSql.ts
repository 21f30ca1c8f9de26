import pg from 'pg';

/** What a statement answered, as PostgreSQL writes it. */
interface SqlAnswer {
  names: string[];
  rows: Array<Array<string | null>>;
  command: string;
  count: number | null;
}

export interface OperatorSql {
  /** Runs one statement in a transaction of its own; rejects with the database's error, and nothing is changed then. */
  run(text: string): Promise<SqlAnswer>;
  end(): Promise<void>;
}

const ANSWER_MS = 10 * 60_000;

/**
 * A connection for statements of an operator, over all data. Unless `writes` it can change no data, whatever the statement says:
 * each runs alone, behind a first query of a read-only transaction, after which PostgreSQL lets nobody turn that off.
 */
export async function openOperatorSql(url: string, writes: boolean): Promise<OperatorSql> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'stlbs operator',
    statement_timeout: ANSWER_MS,
    types: { getTypeParser: () => (value: unknown) => value as string },
  });
  // A connection that is lost fails the statement under way, or the next one.
  client.on('error', () => undefined);
  await client.connect();
  return {
    async run(text) {
      await client.query(writes ? 'begin' : 'begin transaction read only');
      try {
        if (!writes) await client.query('select 1');
        // The extended protocol takes one statement alone: no second one can follow a commit.
        const query: pg.QueryArrayConfig & { queryMode: 'extended' } = {
          text,
          rowMode: 'array',
          queryMode: 'extended',
        };
        const { fields, rows, command, rowCount } = await client.query<Array<string | null>>(query);
        await client.query(writes ? 'commit' : 'rollback');
        return { names: fields.map(({ name }) => name), rows, command, count: rowCount };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    end: () => client.end(),
  };
}
