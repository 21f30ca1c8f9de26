import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { auditChain } from '../../db/schema/audit';
import { company } from '../../db/schema/company';
import { type SelectedRow, selectRows } from '../../db/statement';

const LINK = {
  chain_id: 'uuid',
  seq: 'text',
  /** What the hash was made over, beside the hash of the entry before. */
  content: 'text',
  prev_hash: 'bytea',
  hash: 'bytea',
} as const;
export type Link = SelectedRow<typeof LINK>;

export type Head = typeof auditChain.$inferSelect;

/** The next entries of all chains, chain by chain, after a position. */
export async function findLinks(db: Executor, after: Pick<Link, 'chain_id' | 'seq'> | null, limit: number) {
  const later: SQL = after ? sql`where (chain_id, seq) > (${after.chain_id}::uuid, ${after.seq}::bigint)` : sql``;
  return selectRows(
    db,
    LINK,
    sql`
    select chain_id, seq::text, prev_hash, hash, jsonb_build_array(chain_id, seq, id, extract(epoch from at), kind, actor,
      subject, operator, record_type, record_id, before, after)::text as content
    from audit_entry e ${later} order by e.chain_id, e.seq limit ${limit}`,
  );
}

/** Where each chain ends. */
export async function findHeads(db: Executor): Promise<Head[]> {
  return db.select().from(auditChain).orderBy(auditChain.id);
}

/** Name of the company of a chain; null for the chain of people without a company. */
export async function findChainName(db: Executor, chainId: string): Promise<string | null> {
  const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, chainId));
  return row?.name ?? null;
}
