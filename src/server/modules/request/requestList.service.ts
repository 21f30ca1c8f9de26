import type * as z from 'zod';
import type { exportRfqs, listRfqs } from '../../../contract/endpoints/rfq';
import type { RfqSummary } from '../../../contract/entities/rfq';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { trimStored } from '../../../domain/money/exact';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { failCursor, pageOf, readTimeCursor, timeCursor } from '../../http/page';
import { sheet } from '../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { sheetText, tradeText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { endedEarly } from './request.policy';
import { countRfqs, findRfqs, positionOf, type RfqFilter } from './requestList.repository';

/** More rows than anybody reads; who has more narrows the list first. */
const MOST_ROWS = 5000;

type Found = Awaited<ReturnType<typeof findRfqs>>[number];

/** The company's requests with a count per status under the same search. */
export async function listOwnRfqs(work: MemberWork, query: z.output<(typeof listRfqs)['query']>) {
  const { session, db } = work;
  const { limit, cursor, ...filter } = query;
  const [rows, counts] = await Promise.all([
    findRfqs(db, session.company_id, { ...filter, cursor: readPosition(cursor), limit: limit + 1, now: work.now }),
    countRfqs(db, session.company_id, filter),
  ]);
  const keyOf = (found: Found) => {
    const { at, part } = positionOf(filter.sort, found);
    return `${timeCursor(at, found.row.id)}_${part}`;
  };
  return { ...pageOf(rows, limit, summaryOf, keyOf), counts };
}

/** Reads the position after a row, and the part of the order that it stands in. Refuses one that was tampered with. */
function readPosition(cursor: string | undefined): RfqFilter['cursor'] {
  const position = readTimeCursor(cursor);
  if (!position) return null;
  const part = ['0', '1', '2'].indexOf(cursor?.split('_')[2] ?? '0');
  return part < 0 ? failCursor() : { ...position, part };
}

function summaryOf({ row, part: _part, total_weight_kg, ...figures }: Found): RfqSummary {
  return {
    ...figures,
    total_weight_kg: trimStored(total_weight_kg),
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    project_name: row.project_name,
    status: row.status,
    close_reason: row.close_reason,
    sealed: row.sealed,
    closes_at: row.closes_at?.toISOString() ?? null,
    ended_at: endedEarly(row),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The list as a spreadsheet, in the order and under the filter of the screen. */
export async function exportOwnRfqs(
  work: MemberWork,
  filter: z.output<(typeof exportRfqs)['query']>,
): Promise<FileAnswer> {
  const { session } = work;
  const rows = await findRfqs(work.db, session.company_id, {
    ...filter,
    cursor: null,
    limit: MOST_ROWS,
    now: work.now,
  });
  const text = sheetText(work.language).ownRequests;
  return spreadsheetFile(`${text.sheet} ${seoulDay(work.now)}`, [
    sheet({ name: text.sheet, columns: columnsOf(work), rows: rows.map(summaryOf) }),
  ]);
}

function columnsOf({ language }: MemberWork): SheetColumn<RfqSummary>[] {
  const { titles, yes } = sheetText(language).ownRequests;
  const { project } = tradeText(language).status;
  const day = (instant: string | null) => instant && seoulDay(new Date(instant));
  return [
    { title: titles.number, width: 18, value: (row) => row.rfq_number_id },
    { title: titles.title, width: 36, value: (row) => row.title },
    { title: titles.project, width: 22, value: (row) => row.project_name },
    { title: titles.status, width: 12, value: (row) => project[row.status] },
    { title: titles.deadline, width: 12, value: (row) => day(row.closes_at) },
    { title: titles.lines, width: 9, kind: 'count', value: (row) => row.line_count },
    { title: titles.weight, width: 13, kind: 'weight', value: (row) => row.total_weight_kg },
    { title: titles.sellers, width: 11, kind: 'count', value: (row) => row.seller_count },
    { title: titles.quotations, width: 9, kind: 'count', value: (row) => row.quotation_count },
    { title: titles.sealed, width: 8, value: (row) => (row.sealed ? yes : null) },
  ];
}
