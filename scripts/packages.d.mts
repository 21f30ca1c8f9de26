/** A program that tests need beside the product, installed when it is missing. Undefined where that is not possible. */
export function ensureProgram(name: 'nginx' | 'pg_dump' | 'promtool' | 'redis-server' | 'rsync'): Promise<string | undefined>;
