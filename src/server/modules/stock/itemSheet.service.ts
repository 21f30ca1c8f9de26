import type * as z from 'zod';
import type { exportStock } from '../../../contract/endpoints/stock';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { findLots } from './item.service';
import { presentItem } from './stock.presenter';
import { stockBookTask } from './stockBookTask';

/** Who has more narrows the list first. */
const MOST_ROWS = 20_000;

/** The lots as a spreadsheet, in the order and under the filter of the grid. */
export async function exportItems(
  work: MemberWork,
  filter: z.output<(typeof exportStock)['query']>,
): Promise<FileAnswer> {
  const { makers } = work.app;
  const { company_id: holder } = work.session;
  const rows = await makers.gather(holder, () => findLots(work, filter, undefined, MOST_ROWS));
  return makers.make(stockBookTask, {
    head: { day: seoulDay(work.now), language: work.language },
    rows: rows.map((row) => presentItem(row)),
    holder,
    making: work.making,
  });
}
