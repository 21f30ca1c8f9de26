import type * as z from 'zod';
import { MAX_LINES } from '../../../contract/constants';
import type { previewStockList } from '../../../contract/endpoints/stockList';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import { readSheets } from '../../spreadsheet/readSheets';
import { companyOf } from '../company/company.service';
import { readOwnFile } from '../file/file.service';
import { compareList } from './list/compareList';
import { readListSheet } from './list/readList';
import { findNamedLots } from './stockList.repository';
import { listWarehouses, ownWarehouse } from './warehouse.service';

/** Rows above the list: its title and the names of its columns. */
const MOST_TITLES = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an uploaded list and lays each row beside the lot it means. */
export async function previewList(work: MemberWork, input: z.output<(typeof previewStockList)['body']>) {
  const { session, db } = work;
  await ownWarehouse(work, input.warehouse_id);
  const { name, bytes } = await readOwnFile(work, input.file_id, 'STOCK');
  const sheets = await readSheets(name, bytes);
  const held = sheets.reduce((sum, { rows }) => sum + rows.filter((row) => row.some(Boolean)).length, 0);
  if (held > MAX_LINES + MOST_TITLES) return refuse('LIST_TOO_LONG');
  const read = sheets.map(readListSheet);
  const rows = read.flatMap(({ lots }) => lots);
  if (rows.length > MAX_LINES) return refuse('LIST_TOO_LONG');
  const known = await findNamedLots(db, session.is_test, session.company_id, {
    ids: rows.flatMap(({ cells }) => (cells.id && UUID.test(cells.id) ? [cells.id] : [])),
    lot_nos: [...new Set(rows.flatMap(({ cells }) => (cells.lot_no ? [cells.lot_no.toLowerCase()] : [])))],
    keys: [...new Set(rows.flatMap((row) => (row.unknown ? [] : [row.spec.canonical_key])))],
  });
  const { items } = await listWarehouses(work);
  const byName = new Map(items.map((place) => [place.name.toLowerCase(), place.id]));
  const nameOf = new Map(items.map((place) => [place.id, place.name]));
  const company = await companyOf(work, session.is_test, session.company_id);
  const mayOpen = Boolean(company?.bank_account);
  const compared = compareList(rows, known, { usual: input.warehouse_id, byName, nameOf, mayOpen });
  if (compared.every(({ state }) => state === 'skipped')) return refuse('FILE_EMPTY');
  const untaken = new Map(read.flatMap((one) => one.untaken.map((column) => [column.title, column] as const)));
  return { rows: compared, untaken: [...untaken.values()] };
}
