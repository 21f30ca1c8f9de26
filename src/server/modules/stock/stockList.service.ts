import type * as z from 'zod';
import type { previewStockList } from '../../../contract/endpoints/stockList';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { companyOf } from '../company/company.service';
import { readOwnFile } from '../file/file.service';
import { compareList } from './list/compareList';
import { stockListTask } from './list/stockListTask';
import { findNamedLots } from './stockList.repository';
import { listWarehouses, ownWarehouse } from './warehouse.service';
import { isUuid } from '../../isUuid';

/** Reads an uploaded list and lays each row beside the lot it means. */
export async function previewList(work: MemberWork, input: z.output<(typeof previewStockList)['body']>) {
  const { session, db } = work;
  await ownWarehouse(work, input.warehouse_id);
  const { name, bytes } = await readOwnFile(work, input.file_id, 'STOCK');
  const given = { holder: session.company_id, bytes: bytes.length };
  const read = await work.app.readers.read(stockListTask, { name, bytes }, given);
  const rows = read.flatMap(({ lots }) => lots);
  const known = await findNamedLots(db, session.company_id, {
    ids: rows.flatMap(({ cells }) => (cells.id && isUuid(cells.id) ? [cells.id] : [])),
    lot_nos: [...new Set(rows.flatMap(({ cells }) => (cells.lot_no ? [cells.lot_no.toLowerCase()] : [])))],
    keys: [...new Set(rows.flatMap((row) => (row.unknown ? [] : [row.spec.canonical_key])))],
  });
  const { items } = await listWarehouses(work);
  const byName = new Map(items.map((place) => [place.name.toLowerCase(), place.id]));
  const nameOf = new Map(items.map((place) => [place.id, place.name]));
  const company = await companyOf(work, session.company_id);
  const mayOpen = Boolean(company?.bank_account);
  const compared = compareList(rows, known, { usual: input.warehouse_id, byName, nameOf, mayOpen });
  if (compared.every(({ state }) => state === 'skipped')) return fail('FILE_EMPTY');
  const untaken = new Map(read.flatMap((one) => one.untaken.map((column) => [column.title, column] as const)));
  return { rows: compared, untaken: [...untaken.values()] };
}
