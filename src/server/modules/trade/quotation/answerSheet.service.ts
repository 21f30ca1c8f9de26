import { DEADLINE_SUFFIX, MAX_LINES } from '../../../../contract/constants';
import type { AnswerMergeDto } from '../../../../contract/entities/answerSheet';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { answerRows } from '../../../../domain/material/answer/answerRows';
import { askedLine } from '../../../../domain/material/answer/askedLine';
import { mergeAnswer } from '../../../../domain/material/answer/mergeAnswer';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { sheet } from '../../../spreadsheet/buildSheet';
import { helpSheet } from '../../../spreadsheet/helpSheet';
import { bytesOf, readSheets } from '../../../spreadsheet/readSheets';
import { fillText } from '../../../fillText';
import { sheetText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import { answerColumns } from './answerSheet.columns';
import { answerTitles, answerWords } from './answerSheet.words';
import { addressedRfq } from './quotation.policy';
import { readRequest } from './sellerRequest.service';

/** The request as a spreadsheet that its seller fills in, with the newest work on the quotation. */
export async function writeAnswerSheet(work: MemberWork, number: string): Promise<FileAnswer> {
  const request = await readRequest(work, await addressedRfq(work, number));
  const text = sheetText(work.language);
  const newest = request.draft ?? request.quotation;
  const answers = new Map(newest?.lines.map((line) => [line.rfq_line_id, line]));
  const facts = {
    number,
    title: request.title,
    buyer: request.buyer_company_name,
    deadline: request.deadline_date ? `${request.deadline_date}${DEADLINE_SUFFIX[work.language]}` : '-',
    currency: newest?.currency ?? request.currency,
  };
  return spreadsheetFile(fillText(text.file.answer, facts), [
    sheet({
      name: text.sheet.answer,
      intro: [text.answer.title, text.answer.buyer, text.answer.guide].map((line) => fillText(line, facts)),
      columns: answerColumns(number, work.language),
      rows: request.lines.map((line) => ({ line, answer: answers.get(line.id) })),
      guarded: true,
      choiceError: text.choiceError,
    }),
    helpSheet(text.sheet.help, Object.values(text.answer.help)),
  ]);
}

/** What a filled sheet changes in the quotation, and what in it does not fit the request as it reads now. */
export async function mergeSheet(
  work: MemberWork,
  number: string,
  file: { name: string; content: string },
): Promise<AnswerMergeDto> {
  const request = await readRequest(work, await addressedRfq(work, number));
  const sheets = await readSheets(file.name, bytesOf(file.content));
  const rows = answerRows(sheets, answerTitles);
  if (!rows) return refuse('ANSWER_SHEET_UNKNOWN');
  if (rows.length > MAX_LINES * 2) return refuse('LIST_TOO_LONG');
  return mergeAnswer({ rfq_number_id: number, lines: request.lines.map(askedLine) }, rows, answerWords);
}
