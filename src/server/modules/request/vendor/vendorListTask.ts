import { fail } from '../../../http/fail';
import type { GivenFile, ReadingTask } from '../../../reading/readingTask';
import { readSheets } from '../../../spreadsheet/readSheets';
import { type VendorRow, vendorRows } from './vendorRows';

const MOST_VENDORS = 2000;

/** Reads the companies that an approved vendor list names. */
export const vendorListTask: ReadingTask<GivenFile, VendorRow[]> = {
  name: 'vendor list',
  async read({ name, bytes }) {
    const entries = vendorRows((await readSheets(name, bytes)).flatMap((sheet) => sheet.rows));
    if (entries.length === 0) return fail('FILE_EMPTY');
    return entries.length > MOST_VENDORS ? fail('LIST_TOO_LONG') : entries;
  },
};
