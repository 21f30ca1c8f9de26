import { MAX_LINES } from '../../../contract/constants';
import { type AnswerRow, answerRows } from '../../../domain/material/answer/answerRows';
import { type TermCells, termCells } from '../../../domain/material/answer/sheetTerms';
import { fail } from '../../http/fail';
import type { GivenFile, ReadingTask } from '../../reading/readingTask';
import { readSheets } from '../../spreadsheet/readSheets';
import { answerTitles, termWords } from './answerSheet.words';

/** Reads the rows of a filled answer sheet, and the cells of its terms. */
export const answerSheetTask: ReadingTask<GivenFile, { rows: AnswerRow[]; terms: TermCells }> = {
  name: 'answer sheet',
  async read({ name, bytes }) {
    const sheets = await readSheets(name, bytes);
    const rows = answerRows(sheets, answerTitles);
    if (!rows) return fail('ANSWER_SHEET_UNKNOWN');
    return rows.length > MAX_LINES * 2 ? fail('LIST_TOO_LONG') : { rows, terms: termCells(sheets, termWords) };
  },
};
