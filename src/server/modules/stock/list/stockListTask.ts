import { MAX_LINES } from '../../../../contract/constants';
import { fail } from '../../../http/fail';
import type { GivenFile, ReadingTask } from '../../../reading/readingTask';
import { readSheets } from '../../../spreadsheet/readSheets';
import { readListSheet } from './readList';

/** Rows above the list: its title and the names of its columns. */
const MOST_TITLES = 50;

/** Reads the lots that a stock list names, sheet by sheet. */
export const stockListTask: ReadingTask<GivenFile, ReturnType<typeof readListSheet>[]> = {
  name: 'stock list',
  async read({ name, bytes }) {
    const sheets = await readSheets(name, bytes);
    const held = sheets.reduce((sum, { rows }) => sum + rows.filter((row) => row.some(Boolean)).length, 0);
    if (held > MAX_LINES + MOST_TITLES) return fail('LIST_TOO_LONG');
    const read = sheets.map(readListSheet);
    return read.reduce((sum, { lots }) => sum + lots.length, 0) > MAX_LINES ? fail('LIST_TOO_LONG') : read;
  },
};
