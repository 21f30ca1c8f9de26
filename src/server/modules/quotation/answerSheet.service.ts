import type { Language } from '../../../contract/constants';
import type { AnswerMergeDto } from '../../../contract/entities/answerSheet';
import type { SellerRequest } from '../../../contract/entities/quotation';
import type { FileAnswer } from '../../../contract/fileAnswer';
import type { Currency } from '../../../contract/values';
import { requestedLine } from '../../../domain/material/answer/requestedLine';
import { mergeAnswer } from '../../../domain/material/answer/mergeAnswer';
import { readTerms } from '../../../domain/material/answer/sheetTerms';
import { closesAt } from '../../../domain/time/deadline';
import { deadlineWithKorea } from '../../../domain/time/instants';
import type { FileWork, MemberWork } from '../../http/context';
import { bytesOf } from '../../spreadsheet/readSheets';
import { answerSheetTask } from './answerSheetTask';
import { answerWords, termWords } from './answerSheet.words';
import { termsSheet } from './answerTerms';
import { addressedRfq } from './quotation.policy';
import { readRequest } from './sellerRequest.service';
import { fillText } from '../../fillText';
import { letters, sheet } from '../../spreadsheet/buildSheet';
import { helpSheet } from '../../spreadsheet/helpSheet';
import { sheetText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { answerColumns, type AnswerSheetRow } from './answerSheet.columns';

interface AnswerBook {
  request: SellerRequest;
  facts: { number: string; title: string; buyer: string; deadline: string; currency: string };
  language: Language;
  rows: AnswerSheetRow[];
}

/** Writes the sheet that a seller fills in. */
function answerBook({ request, facts, language, rows }: AnswerBook): Promise<FileAnswer> {
  const text = sheetText(language);
  const currency = currencyOf(request);
  const intro = [text.answer.title, text.answer.buyer, text.answer.guide].map((line) => fillText(line, facts));
  const columns = answerColumns(facts.number, language, currency);
  const amount = letters(columns.findIndex(({ title }) => title === text.answer.titles.amount));
  // Below the words, an empty row and the headings.
  const first = intro.length + 3;
  const amounts = `'${text.sheet.answer}'!${amount}${first}:${amount}${first + Math.max(1, rows.length) + SPARE_SUMMED}`;
  return spreadsheetFile(fillText(text.file.answer, facts), [
    sheet({
      name: text.sheet.answer,
      intro,
      columns,
      rows,
      guarded: true,
      choiceError: text.choiceError,
    }),
    termsSheet(request, { language, currency, amounts }),
    helpSheet(text.sheet.help, Object.values(text.answer.help)),
  ]);
}

/** In which the seller quotes. */
const currencyOf = ({ draft, quotation, currency }: SellerRequest): Currency =>
  (draft ?? quotation)?.currency ?? currency;

/** Rows below the last that the sum takes in, for lines that a seller inserts. */
const SPARE_SUMMED = 50;

/** Milliseconds that a line takes on a quiet machine. */
const ROW_MS = 0.3;

/** The request as a spreadsheet that its seller fills in, with the newest work on the quotation. */
export async function writeAnswerSheet(work: FileWork, number: string): Promise<FileAnswer> {
  const request = await readRequest(work, await addressedRfq(work, number));
  work.making.expect(request.lines.length, ROW_MS);
  const newest = request.draft ?? request.quotation;
  const answers = new Map(newest?.lines.map((line) => [line.rfq_line_id, line]));
  const facts = {
    number,
    title: request.title,
    buyer: request.buyer_company_name,
    deadline: request.deadline_date
      ? deadlineWithKorea(closesAt(request.deadline_date).toISOString(), work.language)
      : '-',
    currency: currencyOf(request),
  };
  const rows = request.lines.map((line) => ({ line, answer: answers.get(line.id) }));
  return answerBook({ request, facts, language: work.language, rows });
}

/** What a filled sheet changes in the quotation, and what in it does not fit the request as it reads now. */
export async function mergeSheet(
  work: MemberWork,
  number: string,
  file: { name: string; content: string },
): Promise<AnswerMergeDto> {
  const request = await readRequest(work, await addressedRfq(work, number));
  const bytes = bytesOf(file.content);
  const given = { holder: work.session.company_id, bytes: bytes.length };
  const read = await work.app.readers.read(answerSheetTask, { name: file.name, bytes }, given);
  const currency = currencyOf(request);
  const lines = request.lines.map(requestedLine);
  return {
    ...mergeAnswer({ rfq_number_id: number, currency, lines }, read.rows, answerWords),
    ...readTerms(read.terms, termWords, currency),
  };
}
