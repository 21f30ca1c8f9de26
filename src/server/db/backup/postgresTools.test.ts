import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresTool } from './postgresTools';

let usr: string;
beforeEach(() => (usr = mkdtempSync(join(tmpdir(), 'stlbs-usr-'))));
afterEach(() => rmSync(usr, { recursive: true, force: true }));

function installed(place: string, version: number): string {
  const file = join(usr, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.4"\n`, { mode: 0o755 });
  return file;
}

test('of the versions of Debian and Red Hat the one of the server is taken, or the next newer one', () => {
  const debian = [17, 9, 18].map((version) => installed(`lib/postgresql/${version}/bin/pg_dump`, version));
  const redHat = installed('pgsql-16/bin/pg_dump', 16);
  expect(postgresTool('pg_dump', 17, usr)).toBe(debian[0]);
  expect(postgresTool('pg_dump', 16, usr)).toBe(redHat);
  expect(postgresTool('pg_dump', 10, usr)).toBe(redHat);
});

test('where all are older, or there is none, what to install is said', () => {
  installed('lib/postgresql/15/bin/pg_dump', 15);
  expect(() => postgresTool('pg_dump', 99, usr)).toThrow(
    /^pg_dump \d+ is here, which is older\..+postgresql-client-99/,
  );
});
