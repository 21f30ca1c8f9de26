import { statement } from './statement';

/** Until the transaction ends: `$1` the role, `$2` the schemas. */
export const BIND = statement(
  'bind_transaction',
  { role: 'text', search_path: 'text' },
  `select set_config('role', $1, true) as role, set_config('search_path', $2, true) as search_path`,
);
