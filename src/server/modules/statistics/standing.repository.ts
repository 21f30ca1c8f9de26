import { sql, type SQL } from 'drizzle-orm';
import { byValue } from '../../db/statementNames';
import type { Period } from './period';

/** Whose figures are read. */
export interface Of {
  company_id: string;
}

export const OWNER = { buyer: sql.raw('o.buyer_company_id'), seller: sql.raw('o.seller_company_id') } as const;
export type Side = keyof typeof OWNER;

/** The calendar month in Seoul of an instant. */
export const monthOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM')`;
/** An instant lies in the period. */
export const within = (column: SQL, { start, end }: Period) =>
  sql`${byValue} ${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;

/** Orders `o` of a company placed in the period that still stand. */
export const standing = (of: Of, side: Side, period: Period) =>
  sql`${OWNER[side]} = ${of.company_id} and o.status <> 'CANCELLED' and ${within(sql`o.placed_at`, period)}`;
