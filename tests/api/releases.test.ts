import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStatic } from '../../scripts/staticFiles.mjs';
import { type Nginx, startNginx } from '../support/nginx';
import { freePort } from '../support/serverProcess';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { unpackedRelease } from '../support/unpackedRelease';

/** A process of this build, in front of it nginx, and beside it one of a build that has no file at all. */
let folder: string;
let shared: string;
let server: OwnServer;
let bare: http.Server;
let nginx: Nginx | null;
/** Before two processes that do not run. */
let nginxAlone: Nginx | null;

const ownScript = () => readdirSync('.next/static/chunks').find((name) => name.endsWith('.js')) ?? '';
const open = (base: string, name: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/_next/static/${name}`, { headers });

function publish(version: string, days = 30): void {
  const from = join(folder, version);
  mkdirSync(join(from, 'chunks'), { recursive: true });
  writeFileSync(join(from, 'chunks', `${version}.js`), `self.build = '${version}';`);
  publishStatic({ from, version, to: shared, days });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-releases-'));
  shared = join(folder, 'shared');
  publish('before');
  server = await startOwnServer({ PAGES: '1', STATIC_DIR: shared });
  bare = http.createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  nginx = await startNginx([(bare.address() as AddressInfo).port, server.port], shared);
  nginxAlone = await startNginx([await freePort(), await freePort()], shared);
});
afterAll(async () => {
  await nginx?.stop();
  await nginxAlone?.stop();
  bare?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a process serves files of its build, of the one before, and of one that came after its start', async () => {
  publish('after');
  for (const name of ['before', 'after']) {
    const answer = await open(server.url, `chunks/${name}.js?dpl=${name}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`self.build = '${name}';`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await open(server.url, `chunks/${ownScript()}`)).status).toBe(200);
  expect((await open(server.url, 'chunks/never.js')).status).toBe(404);
});

test('what is shared is compressed, and nothing beside the files is served', async () => {
  const zipped = await open(server.url, 'chunks/before.js', { 'accept-encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(await zipped.text()).toBe(`self.build = 'before';`);
  for (const name of ['..%2f..%2fbuilds/before.json', '%2e%2e/%2e%2e/builds/before.json', 'chunks']) {
    expect((await open(server.url, name)).status).toBeGreaterThanOrEqual(400);
  }
});

test('a page names its build, and each of its files is found under that name', async () => {
  const page = await (await fetch(server.url)).text();
  const [, build] = /"buildId":"([^"]+)"/.exec(page) ?? [];
  expect(build).toMatch(/^\d+_\d+_\d+-[0-9a-f]{12}$/);
  expect(page).toContain(`/_next/static/${build}/_buildManifest.js`);
  const scripts = [...page.matchAll(/src="(\/_next\/static\/[^"]+)"/g)].map(([, source]) => source ?? '');
  expect(scripts.length).toBeGreaterThan(3);
  for (const source of scripts) {
    expect(source).toContain(`?dpl=${build}`);
    expect((await fetch(server.url + source)).status).toBe(200);
  }
});

test('nginx asks the other process for what one does not have, and gives the shared files where both are away', async ({
  skip,
}) => {
  if (!nginx || !nginxAlone) return skip('no nginx');
  for (let time = 0; time < 4; time += 1) {
    expect((await open(nginx.url, `chunks/${ownScript()}`)).status).toBe(200);
    expect((await open(nginx.url, 'chunks/before.js')).status).toBe(200);
  }
  expect((await open(nginx.url, 'chunks/never.js')).status).toBe(404);
  const alone = await open(nginxAlone.url, 'chunks/before.js');
  expect(alone.status).toBe(200);
  expect(alone.headers.get('content-type')).toContain('javascript');
  expect(alone.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a packed release is unpacked elsewhere as it is, and its files go to the shared folder', async () => {
  const { folder: place, name: version } = await unpackedRelease(folder);
  expect(existsSync(join(folder, 'packed', `stlbs-${version}.tar.gz`))).toBe(true);
  const to = join(folder, 'unpacked');
  const env = { ...process.env, STATIC_DIR: to };
  const built = spawnSync(process.execPath, [join(place, 'scripts', 'build.mjs')], { env, encoding: 'utf8' });
  expect(built.stderr).toBe('');
  // Nothing was built again.
  expect(built.stdout).toBe('');
  expect(built.status).toBe(0);
  expect(existsSync(join(to, '_next', 'static', version, '_buildManifest.js'))).toBe(true);
  expect(existsSync(join(to, '_next', 'static', 'chunks', ownScript()))).toBe(true);
}, 120_000);
