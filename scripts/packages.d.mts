export type ProgramName =
  | 'curl'
  | 'nginx'
  | 'openssl'
  | 'pg_dump'
  | 'pgbouncer'
  | 'promtool'
  | 'redis-server'
  | 'rsync';

/** A program that tests need beside the product, installed when it is missing. Undefined where that is not possible. */
export function ensureProgram(name: ProgramName): Promise<string | undefined>;
