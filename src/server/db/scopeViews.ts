import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type BoundScope, SCOPE_NAMES } from './scope';

/** Who may use the console is out of reach for every call of the product. */
const OF_OPERATORS = /^operator_/;

interface TableColumns {
  name: string;
  columns: string[];
  scoped: boolean;
}

/**
 * Defines what a bound connection reaches: for each table with `is_test` a view of the rows of one scope under the table's
 * name, which also fills the column and refuses a row of the other scope; and the tables without that column, but for those of the operators. PostgreSQL
 * merges such a view into the query, so every index is used as if the query named `is_test` itself.
 */
export async function defineScopes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      bool_or(a.attname = 'is_test') as scoped
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname order by c.relname`);
  for (const scope of ['test', 'real'] as const) await defineScope(client, scope, rows);
}

async function defineScope(client: pg.ClientBase, scope: BoundScope, tables: readonly TableColumns[]): Promise<void> {
  const name = SCOPE_NAMES[scope];
  const text = definitionOf(scope, tables);
  const hash = createHash('sha256').update(text).digest('hex');
  const { rows } = await client.query<{ hash: string | null }>(
    `select obj_description(n.oid, 'pg_namespace') as hash from pg_namespace n join pg_roles r on r.rolname = n.nspname
     where n.nspname = $1 and has_schema_privilege(r.oid, n.oid, 'usage')`,
    [name],
  );
  if (rows[0]?.hash === hash) return;
  await client.query(`begin;\n${text}\ncomment on schema ${name} is '${hash}';\ncommit;`).catch(async (error) => {
    await client.query('rollback');
    throw error;
  });
}

function definitionOf(scope: BoundScope, tables: readonly TableColumns[]): string {
  const name = SCOPE_NAMES[scope];
  const condition = scope === 'test' ? 'is_test' : 'not is_test';
  const views = tables.filter(({ scoped }) => scoped);
  const shared = tables
    .filter((table) => !table.scoped && !OF_OPERATORS.test(table.name))
    .map((table) => `public."${table.name}"`);
  return [
    // Roles belong to the whole server: another database of it may have made this one, even just now; or the operator did.
    `do $$ begin if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;
      exception when duplicate_object or unique_violation then null; end $$;`,
    `do $$ begin grant ${name} to current_user; exception when insufficient_privilege then null; end $$;`,
    `drop schema if exists ${name} cascade;`,
    `create schema ${name};`,
    ...views.map(
      (table) => `create view ${name}."${table.name}" as select ${table.columns.join(', ')}
        from public."${table.name}" where ${condition} with local check option;
        alter view ${name}."${table.name}" alter column is_test set default ${scope === 'test'};`,
    ),
    `grant usage on schema public, ${name} to ${name};`,
    `grant select, insert, update, delete on all tables in schema ${name} to ${name};`,
    ...(shared.length > 0 ? [`grant select, insert, update, delete on ${shared.join(', ')} to ${name};`] : []),
    `grant usage on all sequences in schema public to ${name};`,
  ].join('\n');
}

const VIEW_IN_THE_WAY: ReadonlySet<unknown> = new Set(['2BP01', '0A000']);

/** Whether a migration failed because a view holds a column that it drops or retypes. */
export function isHeldByViews(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && VIEW_IN_THE_WAY.has(one.code)) return true;
  }
  return false;
}

/** Drops the views, for a migration that changes what they show; `defineScopes` makes them again. */
export async function dropScopes(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${SCOPE_NAMES.test}, ${SCOPE_NAMES.real} cascade`);
}
