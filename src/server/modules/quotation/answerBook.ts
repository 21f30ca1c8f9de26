import type { Language } from '../../../contract/constants';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { fillText } from '../../fillText';
import { sheet } from '../../spreadsheet/buildSheet';
import { helpSheet } from '../../spreadsheet/helpSheet';
import { sheetText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { answerColumns, type AnswerSheetRow } from './answerSheet.columns';

interface AnswerBook {
  facts: { number: string; title: string; buyer: string; deadline: string; currency: string };
  language: Language;
  rows: AnswerSheetRow[];
}

/** Writes the sheet that a seller fills in. */
export function answerBook({ facts, language, rows }: AnswerBook): Promise<FileAnswer> {
  const text = sheetText(language);
  return spreadsheetFile(fillText(text.file.answer, facts), [
    sheet({
      name: text.sheet.answer,
      intro: [text.answer.title, text.answer.buyer, text.answer.guide].map((line) => fillText(line, facts)),
      columns: answerColumns(facts.number, language),
      rows,
      guarded: true,
      choiceError: text.choiceError,
    }),
    helpSheet(text.sheet.help, Object.values(text.answer.help)),
  ]);
}
