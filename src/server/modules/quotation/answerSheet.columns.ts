import type { Currency } from '../../../contract/values';
import { offeredText } from '../../../domain/material/answer/offeredText';
import { measuresOfOffer, measuresOfRequested } from '../../../domain/material/measures';
import { CURRENCY_DECIMALS } from '../../../domain/money/decimalText';
import { unitFactor } from '../../../domain/money/lineAmount';
import type { Language } from '../../../contract/constants';
import { priceUom, type QuotationLine } from '../../../contract/entities/quotation';
import type { RfqLine, Uom } from '../../../contract/entities/rfq';
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

/** What turns a row's quantity into the unit of its price: an alternate is measured by the item offered. */
const measuresOf = ({ line, answer }: AnswerSheetRow) =>
  answer ? measuresOfOffer(line, answer) : measuresOfRequested(line);

/** Where the columns stand that others compute with. */
const PLACES = { qty: 'E', uom: 'F', unit_weight: 'G', unit_price: 'I', price_uom: 'J', weight_discount_pct: 'L' };

/**
 * What a row's amount comes to, as the form of the quotation computes it: rounded once, at its end.
 * Empty while there is no price, or where the price's unit cannot be reached from the line's. Without the hidden key all
 * columns stand one to the left.
 */
function amountFormula(currency: Currency, shift: 0 | 1) {
  const place = (field: keyof typeof PLACES, at: number) =>
    `${String.fromCharCode(PLACES[field].charCodeAt(0) - shift)}${at}`;
  return (row: AnswerSheetRow | undefined, at: number): string => {
    const [qty, uom, unit] = [place('qty', at), place('uom', at), place('price_uom', at)];
    const [price, weight] = [place('unit_price', at), place('unit_weight', at)];
    const measures = row && measuresOf(row);
    const factor = (to: Uom): string | null => {
      const known = measures && unitFactor(measures, to);
      return known ? `${qty}*${known.n.toFixed()}/${known.d.toFixed()}` : null;
    };
    const kg = row ? factor('KG') : `IF(${uom}="KG",${qty},IF(${uom}="TON",${qty}*1000,${qty}*${weight}))`;
    const kept = `(1-N(${place('weight_discount_pct', at)})/100)`;
    const reached: [Uom, string | null][] = [
      ['EA', factor('EA')],
      ['M', factor('M')],
      ['KG', kg && `${kg}*${kept}`],
      ['TON', kg && `${kg}/1000*${kept}`],
    ];
    const priced = reached.reduceRight(
      (other, [to, many]) => (many ? `IF(${unit}="${to}",${many},${other})` : other),
      `IF(${unit}=${uom},${qty},0)`,
    );
    const amount = `ROUND(${priced}*${price},${CURRENCY_DECIMALS[currency]})`;
    return `IF(ISNUMBER(${price}),IF(${priced}=0,"",${amount}),"")`;
  };
}

/** Columns of the answer sheet; `number` is null in a sheet that belongs to no request. */
export function answerColumns(number: string | null, language: Language, currency: Currency = 'KRW'): Column[] {
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
    requested('unit_weight', 10, (row) => measuresOf(row).unit_weight_kg, { kind: 'weight' }),
    word('response', 12),
    open('unit_price', 13, ({ answer }) => answer?.unit_price, { kind: 'price' }),
    open('price_uom', 9, ({ line, answer }) => answer?.price_uom ?? line.uom, { choices: priceUom.options }),
    requested('amount', 15, ({ answer }) => answer?.amount, {
      kind: currency,
      formula: amountFormula(currency, number === null ? 1 : 0),
    }),
    open(
      'weight_discount_pct',
      9,
      ({ answer }) => (answer?.weight_discount_pct === '0' ? null : answer?.weight_discount_pct),
      {
        kind: 'quantity',
      },
    ),
    open('offered', 22, ({ answer }) => (answer?.response === 'alternate' ? offeredText(answer.deviations) : null)),
    open('maker', 14, ({ answer }) => answer?.maker),
    open('origin', 10, ({ answer }) => originText(answer?.origin, language)),
    word('supply', 11),
    open('lead_days', 9, ({ answer }) => answer?.lead_days, { kind: 'count' }),
    open('moq', 10, ({ answer }) => answer?.moq, { kind: 'quantity' }),
    open('multiple', 10, ({ answer }) => answer?.multiple, { kind: 'quantity' }),
    word('certificate_type', 15),
    word('no_quote_reason', 16),
    open('remark', 24, ({ answer }) => answer?.remark),
  ];
}
