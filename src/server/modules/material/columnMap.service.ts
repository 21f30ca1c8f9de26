import { columnFields } from '../../../domain/material/tableHeader';
import type { MemberWork } from '../../http/context';
import { deleteColumnMap, findColumnMaps, upsertColumnMap } from './columnMap.repository';

const MOST_MAPS = 200;

/** A member reads what the own company has remembered, nobody else's. */
export async function columnMapsOf({ db, session }: MemberWork) {
  const maps = await findColumnMaps(db, session, MOST_MAPS);
  return { items: maps.map(({ updated_at, ...map }) => ({ ...map, updated_at: updated_at.toISOString() })) };
}

/** Any member may correct how the company's lists are read. */
export async function rememberColumns(
  { db, session, now }: MemberWork,
  { signature, columns }: { signature: string; columns: Record<string, number> },
): Promise<void> {
  const known = columnFields.filter((field) => columns[field] !== undefined);
  const kept = Object.fromEntries(known.map((field) => [field, columns[field] ?? 0]));
  await upsertColumnMap(db, session, { signature, columns: kept, updated_at: now });
}

/** Any member may take a correction back. */
export const forgetColumns = ({ db, session }: MemberWork, signature: string): Promise<void> =>
  deleteColumnMap(db, session, signature);
