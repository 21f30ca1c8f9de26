import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../support/http';
import { join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { loginCookies } from '../support/steadyPage';

/** Runs in the server before its own code: the server prints each look at who a login belongs to. */
const before = `
  import { createRequire } from 'node:module';
  const { Client } = createRequire(process.cwd() + '/package.json')('pg');
  const { query } = Client.prototype;
  Client.prototype.query = function (...given) {
    if (String(given[0]?.text ?? given[0]).includes('l.id as login_id')) process.stdout.write('[login looked up]');
    return query.apply(this, given);
  };`;

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(before)}"` });
});
afterAll(() => server.stop());

const lookups = () => server.output().split('[login looked up]').length - 1;

test('all calls that a page makes for its reader look the login up once', async () => {
  const cookie = loginCookies(await join(createApi(server.url)));
  const visit = async () => {
    const answer = await fetch(`${server.url}/service/buyer`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
  };
  await visit();
  const first = lookups();
  for (const visits of [1, 2, 3]) {
    await visit();
    await expect.poll(() => lookups() - first).toBe(visits);
  }
});
