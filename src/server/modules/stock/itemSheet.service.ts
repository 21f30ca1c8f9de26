import type * as z from 'zod';
import type { exportStock } from '../../../contract/endpoints/stock';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { seoulDay } from '../../../domain/time/deadline';
import type { FileWork } from '../../http/context';
import { findLots } from './item.service';
import { presentItem } from './stock.presenter';
import { stockBook } from './stockBook';

/** Who has more narrows the list first. */
const MOST_ROWS = 20_000;
/** Milliseconds that a lot takes on a quiet machine. */
const ROW_MS = 0.3;

/** The lots as a spreadsheet, in the order and under the filter of the grid. */
export async function exportItems(
  work: FileWork,
  filter: z.output<(typeof exportStock)['query']>,
): Promise<FileAnswer> {
  const rows = await findLots(work, filter, undefined, MOST_ROWS);
  work.making.expect(rows.length, ROW_MS);
  const lots = rows.map((row) => presentItem(row));
  return stockBook(lots, seoulDay(work.now), work.language);
}
