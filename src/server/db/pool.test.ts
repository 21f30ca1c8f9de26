import { expect, it } from 'vitest';
import { openDatabase } from './database';

it('lets connections rest for minutes, since a new one plans its statements again', async () => {
  const { pool } = openDatabase('postgres://nobody@127.0.0.1:1/none', 'test');
  expect(pool.options.idleTimeoutMillis).toBeGreaterThanOrEqual(5 * 60_000);
  await pool.end();
});
