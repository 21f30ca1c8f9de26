import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listErpExports, makeErpExport } from '../../../../contract/endpoints/erp';
import type { ErpExport } from '../../../../contract/entities/erp';
import { ERP_RECORDS, HOMETAX_RECORDS } from '../../../../contract/erpFields';
import { hometaxLacks } from '../../../../domain/erp/hometax';
import { seoulMinute } from '../../../../domain/time/deadline';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { idCursor, pageOf } from '../../../http/page';
import { recordEvent } from '../../audit/audit.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import { addErpExport, type ErpExportRow, findErpExports } from './export.repository';
import { mappingOf } from './mapping.service';
import { findRecords, type RecordRow } from './record.repository';
import { leavingRecords, todayOf } from './record.service';

/** Numbers that a refusal names. */
const MOST_NAMED = 20;

/**
 * Settles which records a file holds. One at a time of a company, so that two people who press at once do not both take the
 * same records out unwarned. The file itself is made when it is fetched.
 */
export async function makeErpFile(
  call: MemberWork,
  input: z.output<(typeof makeErpExport)['body']>,
): Promise<ErpExport> {
  const work = await lockOwnCompany(call, 'export', 'see_prices');
  const { db, session, now } = work;
  const { company_id, account_id } = session;
  const { mapping_id, again, issue_on, ids, ...filter } = input;
  const mapping = await mappingOf(work, mapping_id);
  const { kind, format, layout } = mapping;
  const most = layout ? ERP_RECORDS : HOMETAX_RECORDS;
  const rows = await findRecords(db, company_id, { ...filter, kind, ids, limit: most + 1 });
  if (rows.length === 0) return fail('ERP_NOTHING');
  if (rows.length > most) return fail('ERP_TOO_MANY');
  if (!again) refuse('ERP_EXPORTED', rows.filter(layout ? hasLeft : isStated));
  // The oldest first, as a ledger takes them.
  const places = rows.toReversed().map(({ order, shipment_id }) => ({ order_id: order.id, shipment_id }));
  if (!layout) {
    const records = await leavingRecords(work, kind, places, issue_on ?? todayOf(work));
    const lacking = new Set(records.filter(hometaxLacks).map(({ values }) => values.order_number));
    refuse(
      'ERP_INVOICE_INCOMPLETE',
      rows.filter(({ order }) => lacking.has(order.order_number)),
    );
  }
  const row = await addErpExport(
    db,
    {
      id: uuid(),
      company_id,
      kind,
      format,
      mapping_name: mapping.name,
      layout,
      file_name: `${mapping.name} ${seoulMinute(now, 'en').replace(' KST', '').replace(':', '')}.${format}`,
      record_count: places.length,
      issue_on: kind === 'invoice' ? (issue_on ?? todayOf(work)) : null,
      made_by: account_id,
      made_at: now,
    },
    places,
  );
  recordEvent(work, 'erp_exported', {
    account_id,
    company_id,
    after: { file: row.file_name, kind, records: String(places.length) },
  });
  return present(row, session.name);
}

const hasLeft = ({ exported_at }: RecordRow) => exported_at !== null;

/** Of an invoice in the form for issue: it left before or is issued already, in which case it would be issued twice. */
const isStated = (row: RecordRow) => hasLeft(row) || row.order.tax_invoice_number !== null;

/** Refuses with the numbers of some orders, if there are any. */
function refuse(code: 'ERP_EXPORTED' | 'ERP_INVOICE_INCOMPLETE', rows: readonly RecordRow[]): void {
  if (rows.length === 0) return;
  const named = rows.slice(0, MOST_NAMED).map(({ order }) => ({ path: [order.order_number], code: 'erp_record' }));
  fail(code, { issues: named });
}

/** The files of the own company. */
export async function readErpFiles(work: MemberWork, query: z.output<(typeof listErpExports)['query']>) {
  const { limit } = query;
  const rows = await findErpExports(work.db, work.session.company_id, {
    cursor: idCursor(query.cursor),
    limit: limit + 1,
  });
  return pageOf(
    rows,
    limit,
    ({ file, made_by }) => present(file, made_by),
    ({ file }) => file.id,
  );
}

const present = (row: ErpExportRow, madeBy: string): ErpExport => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  mapping_name: row.mapping_name,
  file_name: row.file_name,
  record_count: row.record_count,
  made_by: madeBy || null,
  made_at: row.made_at.toISOString(),
});
