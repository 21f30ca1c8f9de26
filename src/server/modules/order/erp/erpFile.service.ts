import type { ErpLayout, ErpPreview } from '../../../../contract/entities/erp';
import type { ErpKind } from '../../../../contract/erpFields';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { CSV, XML } from '../../../../contract/mediaTypes';
import { csvText } from '../../../../domain/erp/csvText';
import { hometaxRow } from '../../../../domain/erp/hometax';
import { HOMETAX_HEAD_ROW, HOMETAX_HEADS, HOMETAX_TITLE } from '../../../../domain/erp/hometaxForm';
import { type LaidCell, layOut } from '../../../../domain/erp/layOut';
import type { LeavingRecord } from '../../../../domain/erp/fieldValues';
import { xmlText } from '../../../../domain/erp/xmlText';
import type { FileWork, MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { type PlainCell, plainSheet } from '../../../spreadsheet/plainSheet';
import { sheetText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import { findErpExport, findPlaces } from './export.repository';
import { findRecords } from './record.repository';
import { leavingRecords, todayOf } from './record.service';

/** Milliseconds that a record takes on a quiet machine. */
const RECORD_MS = 3;
const PREVIEWED = 5;
const NARROWEST = 8;
const WIDEST = 40;

/** Writes a file that was made: the records of then, with their values of now. */
export async function writeErpFile(work: FileWork, id: string): Promise<FileAnswer> {
  const row = (await findErpExport(work.db, work.session.company_id, id)) ?? fail('ERP_EXPORT_NOT_FOUND');
  const places = await findPlaces(work.db, id);
  work.making.expect(places.length, RECORD_MS);
  const records = await leavingRecords(work, row.kind, places, row.issue_on ?? todayOf(work));
  return { ...(await fileOf(work, row.kind, row.layout, records)), name: row.file_name };
}

async function fileOf(
  work: MemberWork,
  kind: ErpKind,
  layout: ErpLayout | null,
  records: readonly LeavingRecord[],
): Promise<FileAnswer> {
  if (!layout) return hometaxFile(records);
  const name = sheetText(work.language).erp.sheets[kind];
  if (layout.format === 'xml') return textFile(XML, xmlText(layout, records));
  const rows = layOut(layout, records);
  if (layout.format === 'csv') return textFile(CSV, csvText(layout, rows));
  const heads = layout.columns.map(({ head }) => head);
  return spreadsheetFile(name, [
    plainSheet({
      name,
      heads: layout.heads ? heads : null,
      widths: heads.map((head, place) => widthOf([head, ...rows.slice(0, 50).map((row) => row[place]?.text ?? '')])),
      rows: rows.map((row) =>
        row.map((cell, place) => plainCell(cell, layout.columns[place]?.number ?? layout.numbers)),
      ),
    }),
  ]);
}

const textFile = (type: string, text: string): FileAnswer => ({
  name: '',
  type,
  content: new Uint8Array(new TextEncoder().encode(text)),
});

function plainCell({ text, type, plain }: LaidCell, as: ErpLayout['numbers']): PlainCell {
  if (text === '') return null;
  if (type === 'day' && plain !== null) return { day: plain };
  return type === 'number' && plain !== null ? { number: plain, as } : { text };
}

/** The form of the tax service: words above, heads in its sixth row, an invoice a row. */
function hometaxFile(records: readonly LeavingRecord[]): Promise<FileAnswer> {
  const rows = records.map(hometaxRow);
  return spreadsheetFile('hometax', [
    plainSheet({
      name: 'Sheet1',
      above: [HOMETAX_TITLE, ...Array.from({ length: HOMETAX_HEAD_ROW - 2 }, () => '')],
      heads: HOMETAX_HEADS,
      widths: HOMETAX_HEADS.map((head) => widthOf(head.split('\n'))),
      rows: rows.map((row) =>
        row.map((cell): PlainCell => (cell && 'number' in cell ? { number: cell.number, as: 'plain' } : cell)),
      ),
    }),
  ]);
}

/** In characters; a Korean letter is as wide as two. */
function widthOf(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => text.length + (text.match(/[\u1100-\uffff]/g)?.length ?? 0)));
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
}

/** What a file of this layout would be, of the newest records of the company. */
export async function previewFile(work: MemberWork, layout: ErpLayout): Promise<ErpPreview> {
  const { company_id } = work.session;
  const found = await findRecords(work.db, company_id, { kind: layout.kind, limit: PREVIEWED });
  const places = found.map(({ order, shipment_id }) => ({ order_id: order.id, shipment_id }));
  const records = await leavingRecords(work, layout.kind, places, todayOf(work));
  const rows = layOut(layout, records);
  const texts = { xlsx: () => null, csv: () => csvText(layout, rows).slice(1), xml: () => xmlText(layout, records) };
  return {
    heads: layout.columns.map(({ head }) => head),
    rows: rows.slice(0, 50).map((row) => row.map(({ text }) => text)),
    text: texts[layout.format]()?.slice(0, 20_000) ?? null,
    record_count: records.length,
  };
}
