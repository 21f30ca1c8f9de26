import { MAX_LINES } from '../../../contract/constants';
import { type AnswerRow, answerRows } from '../../../domain/material/answer/answerRows';
import { fail } from '../../http/fail';
import type { GivenFile, ReadingTask } from '../../reading/readingTask';
import { readSheets } from '../../spreadsheet/readSheets';
import { answerTitles } from './answerSheet.words';

/** Reads the rows of a filled answer sheet. */
export const answerSheetTask: ReadingTask<GivenFile, AnswerRow[]> = {
  name: 'answer sheet',
  async read({ name, bytes }) {
    const rows = answerRows(await readSheets(name, bytes), answerTitles);
    if (!rows) return fail('ANSWER_SHEET_UNKNOWN');
    return rows.length > MAX_LINES * 2 ? fail('LIST_TOO_LONG') : rows;
  },
};
