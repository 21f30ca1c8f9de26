/** The migrated, empty database that every test database is copied from. */
export const TEMPLATE = 'test_template';

/** The address of another database on the same PostgreSQL. */
export function databaseUrl(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}
