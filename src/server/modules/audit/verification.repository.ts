import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { auditChain } from '../../db/schema/audit';

export interface Link extends Record<string, unknown> {
  chain_id: string;
  seq: string;
  /** What the hash was made over, beside the hash of the entry before. */
  content: string;
  prev_hash: Buffer;
  hash: Buffer;
}

export type Head = typeof auditChain.$inferSelect;

/** The next entries of all chains, chain by chain, after a position. */
export async function findLinks(db: Executor, after: Pick<Link, 'chain_id' | 'seq'> | null, limit: number) {
  const later: SQL = after ? sql`where (chain_id, seq) > (${after.chain_id}::uuid, ${after.seq}::bigint)` : sql``;
  const { rows } = await db.execute<Link>(sql`
    select chain_id, seq::text, prev_hash, hash, jsonb_build_array(chain_id, seq, id, extract(epoch from at), kind, actor,
      subject, operator, record_type, record_id, before, after)::text as content
    from audit_entry e ${later} order by e.chain_id, e.seq limit ${limit}`);
  return rows;
}

/** Where each chain ends. */
export async function findHeads(db: Executor): Promise<Head[]> {
  return db.select().from(auditChain).orderBy(auditChain.id);
}

/** Name of the company of a chain; null for the chain of people without a company. */
export async function findChainName(db: Executor, chainId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from company where id = ${chainId}::uuid`);
  return rows[0]?.name ?? null;
}
