import type * as z from 'zod';
import type { exportSellerRequests } from '../../../contract/endpoints/quotation';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { sheet } from '../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { sheetText, tradeText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { findRequestSummaries } from './sellerRequest.service';
import type { SellerRequestSummary } from '../../../contract/entities/quotation';

/** More rows than anybody reads; who has more narrows the list first. */
const MOST_ROWS = 5000;

type Query = z.output<(typeof exportSellerRequests)['query']>;

/** The list of requests as a spreadsheet: the same filter and order as on the screen, with only the own total. */
export async function exportRequests(work: MemberWork, query: Query): Promise<FileAnswer> {
  const { items } = await findRequestSummaries(work, { ...query, limit: MOST_ROWS });
  const text = sheetText(work.language).requests;
  return spreadsheetFile(`${text.file} ${seoulDay(work.now)}`, [
    sheet({ name: text.sheet, columns: columnsOf(work), rows: items }),
  ]);
}

function columnsOf({ language }: MemberWork): SheetColumn<SellerRequestSummary>[] {
  const { titles, yes } = sheetText(language).requests;
  const { seller } = tradeText(language).status;
  const day = (instant: string | null) => instant && seoulDay(new Date(instant));
  return [
    { title: titles.number, width: 18, value: (row) => row.rfq_number_id },
    { title: titles.title, width: 36, value: (row) => row.title },
    { title: titles.buyer, width: 22, value: (row) => row.buyer_company_name },
    { title: titles.status, width: 12, value: (row) => seller[row.status] },
    { title: titles.deadline, width: 12, value: (row) => day(row.closes_at) },
    { title: titles.received, width: 12, value: (row) => day(row.received_at) },
    { title: titles.lines, width: 9, kind: 'count', value: (row) => row.line_count },
    { title: titles.matched, width: 9, kind: 'count', value: (row) => row.matched_line_count },
    { title: titles.weight, width: 13, kind: 'weight', value: (row) => row.total_weight_kg },
    { title: titles.sealed, width: 8, value: (row) => (row.sealed ? yes : null) },
    { title: titles.draft, width: 8, value: (row) => (row.has_draft ? yes : null) },
    { title: titles.withdrawn, width: 12, value: (row) => (row.withdrawn ? yes : null) },
    { title: titles.reconfirm, width: 12, kind: 'count', value: (row) => row.reconfirm_line_count || null },
    { title: titles.total, width: 16, kind: 'price', value: (row) => row.my_total },
    { title: titles.currency, width: 7, value: (row) => row.my_currency },
  ];
}
