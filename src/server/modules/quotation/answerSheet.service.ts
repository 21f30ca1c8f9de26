import { DEADLINE_SUFFIX, type Language } from '../../../contract/constants';
import type { AnswerMergeDto } from '../../../contract/entities/answerSheet';
import type { SellerRequest } from '../../../contract/entities/quotation';
import type { FileAnswer } from '../../../contract/fileAnswer';
import type { Currency } from '../../../contract/values';
import { requestedLine } from '../../../domain/material/answer/requestedLine';
import { mergeAnswer } from '../../../domain/material/answer/mergeAnswer';
import type { FileWork, MemberWork } from '../../http/context';
import { bytesOf } from '../../spreadsheet/readSheets';
import { answerSheetTask } from './answerSheetTask';
import { answerWords } from './answerSheet.words';
import { addressedRfq } from './quotation.policy';
import { readRequest } from './sellerRequest.service';
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
function answerBook({ facts, language, rows }: AnswerBook): Promise<FileAnswer> {
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

/** In which the seller quotes. */
const currencyOf = ({ draft, quotation, currency }: SellerRequest): Currency =>
  (draft ?? quotation)?.currency ?? currency;

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
    deadline: request.deadline_date ? `${request.deadline_date}${DEADLINE_SUFFIX[work.language]}` : '-',
    currency: currencyOf(request),
  };
  const rows = request.lines.map((line) => ({ line, answer: answers.get(line.id) }));
  return answerBook({ facts, language: work.language, rows });
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
  const rows = await work.app.readers.read(answerSheetTask, { name: file.name, bytes }, given);
  const currency = currencyOf(request);
  return mergeAnswer({ rfq_number_id: number, currency, lines: request.lines.map(requestedLine) }, rows, answerWords);
}
