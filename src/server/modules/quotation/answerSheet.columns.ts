import type { Language } from '../../../contract/constants';
import { priceUom, type QuotationLine } from '../../../contract/entities/quotation';
import type { RfqLine } from '../../../contract/entities/rfq';
import type { AnswerField } from '../../../domain/material/answer/answerFields';
import { answerKey } from '../../../domain/material/answer/answerKey';
import { itemText } from '../../../domain/material/answer/requestedLine';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { sheetText } from '../../spreadsheet/sheetText';
import { answerChoices, answerWord } from './answerSheet.words';
import { originText } from '../../../domain/material/originName';

/** A line with what was answered so far. */
export interface AnswerSheetRow {
  line: RfqLine;
  answer: QuotationLine | undefined;
}

type Column = SheetColumn<AnswerSheetRow>;

/** Columns of the answer sheet; `number` is null in a sheet that belongs to no request. */
export function answerColumns(number: string | null, language: Language): Column[] {
  const { titles, hints } = sheetText(language).answer;
  const requested = (
    field: AnswerField,
    width: number,
    value: Column['value'],
    rest: Partial<Column> = {},
  ): Column => ({
    title: titles[field],
    width,
    value,
    ...rest,
  });
  const open = (field: AnswerField, width: number, value: Column['value'], rest: Partial<Column> = {}): Column => ({
    ...requested(field, width, value, rest),
    open: true,
    ...(field in hints ? { hint: hints[field as keyof typeof hints] } : {}),
  });
  const word = (choice: 'response' | 'no_quote_reason' | 'supply' | 'certificate_type', width: number): Column =>
    open(
      choice,
      width,
      ({ answer }) => {
        const code = answer?.[choice];
        return code ? answerWord(choice, code, language) : null;
      },
      { choices: answerChoices(choice, language) },
    );
  return [
    requested('key', 4, ({ line }) => (number === null ? null : answerKey(number, line)), { hidden: true }),
    requested('no', 6, ({ line }) => line.line_no, { kind: 'count' }),
    requested('item', 52, ({ line }) => itemText(line, language)),
    requested('asked_remark', 20, ({ line }) => line.remark),
    requested('qty', 10, ({ line }) => line.qty, { kind: 'quantity' }),
    requested('uom', 7, ({ line }) => line.uom),
    requested('unit_weight', 10, ({ line }) => line.unit_weight_kg, { kind: 'weight' }),
    word('response', 12),
    open('unit_price', 13, ({ answer }) => answer?.unit_price, { kind: 'price' }),
    open('price_uom', 9, ({ line, answer }) => answer?.price_uom ?? line.uom, { choices: priceUom.options }),
    open('maker', 14, ({ answer }) => answer?.maker),
    open('origin', 10, ({ answer }) => originText(answer?.origin, language)),
    word('supply', 11),
    open('lead_days', 9, ({ answer }) => answer?.lead_days, { kind: 'count' }),
    open('moq', 10, ({ answer }) => answer?.moq, { kind: 'quantity' }),
    word('certificate_type', 15),
    word('no_quote_reason', 16),
    open('remark', 24, ({ answer }) => answer?.remark),
  ];
}
