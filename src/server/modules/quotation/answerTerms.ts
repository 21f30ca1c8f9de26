import type { Cell, DataValidation } from 'hucre/xlsx';
import type { Language } from '../../../contract/constants';
import type { SellerRequest } from '../../../contract/entities/quotation';
import type { Currency } from '../../../contract/values';
import type { TermField } from '../../../domain/material/answer/sheetTerms';
import { type AnySheet, sheet } from '../../spreadsheet/buildSheet';
import { choiceRange } from '../../spreadsheet/choiceLists';
import { sheetText } from '../../spreadsheet/sheetText';
import { termChoices, termWord } from './answerSheet.words';

interface TermRow {
  title: string;
  value: string | null;
  choices?: readonly string[];
  formula?: string;
}

/** Rows of the sheet: the sum of the lines, and the freight that the total adds. */
const [LINES_AT, FREIGHT_AT] = [2, 4];

/** The terms of the whole quotation, with its sums over the sheet of lines, whose amounts stand in these cells. */
export function termsSheet(
  request: SellerRequest,
  { language, currency, amounts }: { language: Language; currency: Currency; amounts: string },
): AnySheet {
  const { name, head, value, titles, sums } = sheetText(language).answerTerms;
  const kept = request.draft ?? request.quotation;
  const delivery = kept?.delivery_term ?? request.delivery_term;
  const payment = kept?.payment_term ?? request.payment_term;
  const term = (field: TermField, text: string | null, choices?: readonly string[]): TermRow => ({
    title: titles[field],
    value: text,
    ...(choices ? { choices } : {}),
  });
  const rows: TermRow[] = [
    { title: `${sums.lines} (${currency})`, value: null, formula: `SUM(${amounts})` },
    { title: `${sums.total} (${currency})`, value: null, formula: `B${LINES_AT}+N(B${FREIGHT_AT})` },
    term('freight_amount', kept?.freight_amount ?? null),
    term('min_order_amount', kept?.min_order_amount ?? null),
    term('valid_until', kept?.valid_until ?? null),
    term(
      'delivery_term',
      delivery && termWord('delivery_term', delivery, language),
      termChoices('delivery_term', language),
    ),
    term('payment_term', payment && termWord('payment_term', payment, language), termChoices('payment_term', language)),
    term('memo', kept?.memo ?? null),
  ];
  const plan = sheet<TermRow>({
    name,
    columns: [
      { title: head, width: 28, value: (row) => row.title },
      { title: value, width: 40, value: (row) => row.value, open: true },
    ],
    rows,
    guarded: true,
  });
  return (lists) => {
    const built = plan(lists);
    const cells = new Map<string, Partial<Cell>>(built.cells ?? []);
    const money = currency === 'KRW' ? '#,##0' : '#,##0.00';
    for (const [index, { formula }] of rows.entries()) {
      if (formula) cells.set(`${index + 1},1`, { formula, style: { numFmt: money, font: { bold: true } } });
    }
    // Numbers as numbers: the total is computed from the freight.
    for (const at of [FREIGHT_AT, FREIGHT_AT + 1]) {
      const text = rows[at - 2]?.value;
      const style = { numFmt: money, protection: { locked: false } };
      cells.set(`${at - 1},1`, text ? { value: Number(text), style } : { style });
    }
    const chosen = rows.flatMap(({ choices }, index): DataValidation[] =>
      choices
        ? [
            {
              type: 'list',
              range: `B${index + 2}`,
              formula1: choiceRange(lists, choices),
              allowBlank: true,
              showErrorMessage: true,
            },
          ]
        : [],
    );
    return { ...built, cells, dataValidations: [...(built.dataValidations ?? []), ...chosen] };
  };
}
