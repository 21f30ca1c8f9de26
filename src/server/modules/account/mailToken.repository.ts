import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { mailToken } from '../../db/schema/company';

/** What a mailed link is for. */
export type MailPurpose = 'verify' | 'reset';

/** How many tokens of one purpose were mailed to a person since a moment. */
export async function countMailTokens(
  db: Executor,
  accountId: string,
  purpose: MailPurpose,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mailToken)
    .where(and(eq(mailToken.account_id, accountId), eq(mailToken.purpose, purpose), gt(mailToken.created_at, since)));
  return row?.count ?? 0;
}

/** Puts a new mailed token in place of the person's unused ones of that purpose. */
export async function replaceMailToken(db: Executor, row: typeof mailToken.$inferInsert): Promise<void> {
  await db
    .update(mailToken)
    .set({ used_at: row.created_at })
    .where(
      and(eq(mailToken.account_id, row.account_id), eq(mailToken.purpose, row.purpose), isNull(mailToken.used_at)),
    );
  await db.insert(mailToken).values(row);
}

/** Neither used nor outdated. */
const standing = (hash: string, purpose: MailPurpose, now: Date) =>
  and(
    eq(mailToken.token_hash, hash),
    eq(mailToken.purpose, purpose),
    isNull(mailToken.used_at),
    gt(mailToken.expires_at, now),
  );

/** The account of a mailed token that still stands. Looking does not use it up. */
export async function findMailToken(
  db: Executor,
  hash: string,
  purpose: MailPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ account_id: mailToken.account_id })
    .from(mailToken)
    .where(standing(hash, purpose, now));
  return row?.account_id ?? null;
}

/** Uses a mailed token up. Null when it is unknown, used or outdated. */
export async function takeMailToken(
  db: Executor,
  hash: string,
  purpose: MailPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(mailToken)
    .set({ used_at: now })
    .where(standing(hash, purpose, now))
    .returning({ account_id: mailToken.account_id });
  return row?.account_id ?? null;
}
