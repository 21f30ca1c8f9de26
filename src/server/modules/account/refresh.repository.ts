import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { login, refreshToken } from '../../db/schema/company';

export type RefreshRow = typeof refreshToken.$inferSelect & { account_id: string; login_revoked_at: Date | null };

/** A refresh token by its hash, with its login; the row is locked until the transaction ends. */
export async function lockRefreshToken(db: Executor, hash: string): Promise<RefreshRow | null> {
  const [row] = await db
    .select({ token: refreshToken, account_id: login.account_id, login_revoked_at: login.revoked_at })
    .from(refreshToken)
    .innerJoin(login, eq(login.id, refreshToken.login_id))
    .where(eq(refreshToken.token_hash, hash))
    .for('update');
  return row ? { ...row.token, account_id: row.account_id, login_revoked_at: row.login_revoked_at } : null;
}

/** Adds a token, kept as its hash alone; `parent_id` names the one it was exchanged for. */
export async function addRefreshToken(db: Executor, row: typeof refreshToken.$inferInsert): Promise<void> {
  await db.insert(refreshToken).values(row);
}

/** Marks a token as exchanged for a child. */
export async function markRotated(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(refreshToken)
    .set({ rotated_at: at })
    .where(and(eq(refreshToken.id, id), isNull(refreshToken.rotated_at)));
}

/** Whether any child of a token was itself exchanged: from then on the parent may not come again. */
export async function hasUsedChild(db: Executor, parentId: string): Promise<boolean> {
  const children = await db
    .select({ rotated_at: refreshToken.rotated_at })
    .from(refreshToken)
    .where(eq(refreshToken.parent_id, parentId));
  return children.some((child) => child.rotated_at !== null);
}

/** The first child that is used voids its siblings. */
export async function voidSiblings(db: Executor, parentId: string, keptId: string, at: Date): Promise<void> {
  await db
    .update(refreshToken)
    .set({ voided_at: at })
    .where(and(eq(refreshToken.parent_id, parentId), ne(refreshToken.id, keptId), isNull(refreshToken.voided_at)));
}
