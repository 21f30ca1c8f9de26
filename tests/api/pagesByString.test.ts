import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../support/http';
import { type Caller, join } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { difference, loginCookies, steadyPage } from '../support/steadyPage';
import { submitted } from '../support/trade';

/** While this file is there, the string renderer of the server fails, so that pages are rendered by the stream. */
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-by-stream-'));
const switched = joinPath(folder, 'by-stream');

/** Runs in the server before its own code. The server prints which way each tree was rendered. */
const before = `
  import { existsSync } from 'node:fs';
  import { createRequire } from 'node:module';
  const react = createRequire(process.cwd() + '/package.json')('react-dom/server.edge');
  const { renderToString, renderToReadableStream } = react;
  react.renderToString = (...given) => {
    if (existsSync(${JSON.stringify(switched)})) throw new Error('by stream');
    process.stdout.write('[by string]');
    return renderToString(...given);
  };
  react.renderToReadableStream = (...given) => {
    process.stdout.write('[by stream]');
    return renderToReadableStream(...given);
  };`;

const paths = [
  '/',
  '/en',
  '/customer/faq',
  '/en/document/service',
  '/auth/login',
  '/service/stock/search',
  '/no-such-page',
];

let server: ServerProcess;
let buyer: Caller;
let number: string;

beforeAll(async () => {
  const code = `data:text/javascript,${encodeURIComponent(before)}`;
  server = await startProcess({ NODE_OPTIONS: `--import "${code}"` });
  buyer = await join(createApi(server.url));
  number = (await submitted(buyer)).rfq_number_id;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const rendered = (way: 'string' | 'stream') => server.output().split(`[by ${way}]`).length - 1;

test('a page has the same bytes by string and by stream, and is rendered to a string', async () => {
  const login = loginCookies(buyer);
  const mine = ['/service/buyer', '/service/project', `/service/project/${number}`, '/user/mypage'];
  const pages = [...paths.map((path) => ({ path, cookie: '' })), ...mine.map((path) => ({ path, cookie: login }))];
  for (const { path, cookie } of pages) {
    rmSync(switched, { force: true });
    const streams = rendered('stream');
    const byString = await steadyPage(server, path, cookie);
    expect(rendered('stream'), path).toBe(streams);

    writeFileSync(switched, '');
    const strings = rendered('string');
    const byStream = await steadyPage(server, path, cookie);
    expect(rendered('string'), path).toBe(strings);
    expect(rendered('stream'), path).toBeGreaterThan(streams);
    expect(difference(byString, byStream), path).toBeUndefined();
  }
});
