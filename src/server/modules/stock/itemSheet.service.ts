import type * as z from 'zod';
import type { exportStock } from '../../../contract/endpoints/stock';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { seoulDay } from '../../../domain/time/deadline';
import type { FileWork } from '../../http/context';
import { findLots } from './item.service';
import { seesCost } from './cost.policy';
import { presentItem } from './stock.presenter';
import type { Language } from '../../../contract/constants';
import type { StockItem } from '../../../contract/entities/stock';
import { describeSpec } from '../../../domain/material/describe';
import { originText } from '../../../domain/material/originName';
import { sheet } from '../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { sheetText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';

/** Writes the workbook of a warehouse; `day` names it. */
function stockBook(rows: StockItem[], day: string, language: Language): Promise<FileAnswer> {
  const { sheet: name } = sheetText(language).stock;
  return spreadsheetFile(`${name} ${day}`, [sheet({ name, columns: columnsOf(language), rows })]);
}

function columnsOf(language: Language): SheetColumn<StockItem>[] {
  const { titles, condition, yes, no } = sheetText(language).stock;
  return [
    // Hidden: by it a row finds its lot again when the list comes back.
    { title: titles.id, width: 10, hidden: true, value: (row) => row.id },
    { title: titles.material, width: 44, value: (row) => describeSpec(row.spec, language) || row.raw_text },
    { title: titles.raw, width: 32, value: (row) => row.raw_text },
    { title: titles.warehouse, width: 14, value: (row) => row.warehouse_name },
    { title: titles.bin, width: 12, value: (row) => row.bin },
    { title: titles.uom, width: 7, value: (row) => row.uom },
    { title: titles.on_hand, width: 11, kind: 'quantity', value: (row) => row.on_hand },
    { title: titles.reserved, width: 11, kind: 'quantity', value: (row) => row.reserved },
    { title: titles.available, width: 11, kind: 'quantity', value: (row) => row.available },
    { title: titles.weight, width: 13, kind: 'weight', value: (row) => row.weight_kg },
    { title: titles.heat, width: 14, value: (row) => row.heat_no },
    { title: titles.lot, width: 14, value: (row) => row.lot_no },
    { title: titles.maker, width: 14, value: (row) => row.maker },
    { title: titles.origin, width: 10, value: (row) => originText(row.origin, language) },
    { title: titles.condition, width: 11, value: (row) => condition[row.condition] },
    {
      title: titles.certificate,
      width: 10,
      value: (row) => (row.certificate_type === 'none' ? null : row.certificate_type),
    },
    { title: titles.open, width: 8, value: (row) => (row.is_open ? yes : no) },
    { title: titles.open_qty, width: 11, kind: 'quantity', value: (row) => (row.is_open ? row.open_qty : null) },
    { title: titles.price, width: 13, kind: 'price', value: (row) => row.unit_price },
    { title: titles.currency, width: 8, value: (row) => (row.unit_price === null ? null : row.currency) },
    { title: titles.price_uom, width: 10, value: (row) => row.price_uom },
    { title: titles.moq, width: 11, kind: 'quantity', value: (row) => (row.moq === '0' ? null : row.moq) },
    {
      title: titles.multiple,
      width: 11,
      kind: 'quantity',
      value: (row) => (row.multiple === '0' ? null : row.multiple),
    },
    { title: titles.cost, width: 13, kind: 'price', value: (row) => row.cost_price },
    { title: titles.low_mark, width: 11, kind: 'quantity', value: (row) => row.low_mark },
    { title: titles.remark, width: 24, value: (row) => row.remark },
  ];
}

/** Who has more narrows the list first. */
const MOST_ROWS = 20_000;
/** Milliseconds that a lot takes on a quiet machine. */
const ROW_MS = 0.3;

/** The lots as a spreadsheet, in the order and under the filter of the grid. */
export async function exportItems(
  work: FileWork,
  filter: z.output<(typeof exportStock)['query']>,
): Promise<FileAnswer> {
  const rows = await findLots(work, filter, undefined, MOST_ROWS);
  work.making.expect(rows.length, ROW_MS);
  const lots = rows.map((row) => presentItem(row, undefined, seesCost(work)));
  return stockBook(lots, seoulDay(work.now), work.language);
}
