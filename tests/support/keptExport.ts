import { randomUUID } from 'node:crypto';
import { getProfile } from '../../src/contract/endpoints/user';
import type { Caller } from './people';
import type { TestServer } from './startServer';

/** An export of somebody that ended long ago, as it is kept; answers its id. */
export async function keptExport(server: TestServer, who: Caller): Promise<string> {
  const id = randomUUID();
  const { id: account } = await who.ok(getProfile);
  await server.sql(
    `insert into file_export (id, is_test, account_id, company_id, kind, params, query, language, state, due_at, name,
       content_type, size, created_at, ended_at, expires_at)
     select $1, a.is_test, a.id, a.company_id, 'stock_sheet', '{}', '{}', 'ko', 'done', now(), '재고.xlsx',
       'application/pdf', 3, now() - interval '8 days', now() - interval '8 days', now() - interval '1 day'
     from account a where a.id = $2`,
    [id, account],
  );
  return id;
}
