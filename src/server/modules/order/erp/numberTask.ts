import { fail } from '../../../http/fail';
import type { GivenFile, ReadingTask } from '../../../reading/readingTask';
import { readSheets } from '../../../spreadsheet/readSheets';

const MOST_ROWS = 5_100;
const MOST_COLUMNS = 100;

/** Reads the first sheet that holds anything of a file with numbers, as rows of texts. */
export const numberTask: ReadingTask<GivenFile, string[][]> = {
  name: 'order numbers',
  async read({ name, bytes }) {
    const sheets = await readSheets(name, bytes);
    const rows = sheets.find((sheet) => sheet.rows.some((row) => row.some(Boolean)))?.rows ?? fail('FILE_EMPTY');
    if (rows.length > MOST_ROWS) return fail('LIST_TOO_LONG');
    return rows.map((row) => row.slice(0, MOST_COLUMNS));
  },
};
