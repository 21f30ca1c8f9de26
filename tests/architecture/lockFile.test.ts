import { expect, test } from 'vitest';
import { missingEntries } from '../../scripts/completeLock.mjs';
import { textOf } from './sourceFiles';

type Lock = { packages: Record<string, { version?: string; resolved?: string; optionalDependencies?: object }> };

const { packages } = JSON.parse(textOf('package-lock.json')) as Lock;

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
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
});
