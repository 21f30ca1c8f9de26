import { createServer } from 'node:http';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installPackages } from './install.mjs';

/** A project of one package, and a registry that gives it when `answer` does. */
let folder;
let registry;
let answer;
let said;
const packed = () => readFileSync(join(folder, 'packed.tgz'));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-install-'));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0' }));
  execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder });
  registry = createServer((_request, response) => answer(response));
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${registry.address().port}`;
  const root = { name: 'test', version: '1.0.0', dependencies: { one: '1.0.0' } };
  const one = { version: '1.0.0', resolved: `${url}/one/-/one-1.0.0.tgz` };
  const lock = { name: 'test', version: '1.0.0', lockfileVersion: 3, packages: { '': root, 'node_modules/one': one } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  vi.stubEnv('npm_config_registry', url);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

it('says how far it has come while the registry is slow, and installs', async () => {
  answer = (response) => setTimeout(() => response.end(packed()), 1_500);
  const failure = await installPackages(folder, { sayMs: 200, firstMs: 60_000, nextMs: 60_000 });
  expect(failure).toBeUndefined();
  expect(said).toMatch(/^Installing 1 packages of .+ \(npm ci\)\n0 of 1 after \d+ s\n/);
  expect(existsSync(join(folder, 'node_modules', 'one', 'package.json'))).toBe(true);
}, 60_000);

it('ends where nothing comes, and says what to look at', async () => {
  answer = () => undefined;
  const failure = await installPackages(folder, { sayMs: 500, firstMs: 2_000, nextMs: 60_000 });
  expect(failure).toMatch(/^npm ci was ended: no package came for \d s\. Is the package registry reachable/);
  expect(said).toContain('0 of 1 after 1 s\n');
}, 60_000);

it('says that npm failed where the registry refuses', async () => {
  answer = (response) => response.writeHead(403).end();
  const failure = await installPackages(folder, { sayMs: 60_000, firstMs: 60_000, nextMs: 60_000 });
  expect(failure).toMatch(/^npm ci failed \(\d+\)\. Is the package registry reachable/);
}, 60_000);
