import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { dataQueries } from '../../src/server/modules/account/personExport.repository';
import { textOf } from './sourceFiles';

/** Columns that can hold words or point at a person; listed values and plain keys of records cannot. */
const WORDS = /^Pg(Text|Varchar|Json|Jsonb|Inet)$/;
const OF_PERSON = /account|actor|_by$/;

const folder = path.resolve('src/server/db/schema');
const modules = await Promise.all(
  readdirSync(folder).map((name) => import(path.join(folder, name)) as Promise<object>),
);
const tables = modules.flatMap((module) => Object.values(module).filter((one): one is PgTable => is(one, PgTable)));

const document = textOf('docs/privacy.md');
const rows = [...document.matchAll(/^\| `(\w+)` \| ([^|]+) \|(.*)$/gm)];
const listed = new Map(
  rows.map(([, table = '', columns = '']) => [table, [...columns.matchAll(/`(\w+)`/g)].map(([, one]) => one)]),
);

test('every table with words in it, and every such column, is in docs/privacy.md', () => {
  const missing = tables.flatMap((table) => {
    const names = listed.get(getTableName(table)) ?? [];
    return Object.values(getTableColumns(table))
      .filter(
        ({ columnType, enumValues, name }) => (WORDS.test(columnType) && !enumValues?.length) || OF_PERSON.test(name),
      )
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `${getTableName(table)}.${name}`);
  });
  expect(missing).toEqual([]);
});

test('it names nothing that is not there', () => {
  const known = new Map(
    tables.map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
  );
  const gone = [...listed].flatMap(([table, columns]) =>
    columns.filter((column) => !known.get(table)?.includes(column ?? '')).map((column) => `${table}.${column}`),
  );
  expect(gone).toEqual([]);
});

test('what is kept under a person’s id is part of what a person is given', () => {
  const exported = Object.keys(dataQueries({ id: '', company_id: '', name: '', email: '' }));
  const keyed = tables
    .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === 'account_id'))
    .map(getTableName);
  // Secrets are no data of anybody's.
  expect(keyed.filter((name) => name !== 'mail_token' && !exported.includes(name))).toEqual([]);
});
