import type { Language } from '../../../contract/constants';
import { uom } from '../../../contract/entities/rfq';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { sheet } from '../../spreadsheet/buildSheet';
import { helpSheet } from '../../spreadsheet/helpSheet';
import { TEMPLATE_ROWS } from '../../spreadsheet/requestTemplate';
import { sheetText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { answerColumns } from './answerSheet.columns';

/** The answer sheet that belongs to no request: its rows find their lines by number, item, quantity and unit. */
export function answerTemplate(language: Language): Promise<FileAnswer> {
  const text = sheetText(language);
  const columns = answerColumns(null, language)
    .filter(({ hidden }) => !hidden)
    .map((column) => (column.title === text.answer.titles.uom ? { ...column, choices: uom.options } : column));
  return spreadsheetFile(text.file.answerTemplate, [
    sheet({
      name: text.sheet.answer,
      intro: [text.answerTemplate.title, text.answerTemplate.guide],
      columns,
      rows: [],
      spareRows: TEMPLATE_ROWS,
      guarded: true,
      choiceError: text.choiceError,
    }),
    helpSheet(text.sheet.help, Object.values(text.answer.help)),
  ]);
}
