import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { Rfq, RfqTerms, rfqDraftInput, rfqLineInput } from '../../../contract/entities/rfq';
import { follow } from '../../../domain/states/transition';
import { projectTransitions } from '../../../domain/states/project';
import { newNumber } from '../../db/numbers';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import type { Session } from '../../http/sessionType';
import { chargeCopy } from '../budget/cost.service';
import { attachmentsOf } from '../file/attachment.service';
import { presentFile } from '../file/file.service';
import { lineRow, type RequestOfLine } from './lineRow';
import { attachToRfq } from './rfqFile.service';
import { isOwn, ownRfq, ownRfqForChange } from './request.policy';
import { presentRfq, presentLine, presentTerms } from './request.presenter';
import { deleteRfq, findLines, type RfqLineRow, type RfqRow, updateRfq } from './request.repository';
import {
  addWhole,
  completed,
  findLineIdsElsewhere,
  findWhole,
  replaceLines,
  findWholeByNumber,
  type WholeRfq,
} from './wholeRfq.repository';

type DraftInput = Omit<z.output<typeof rfqDraftInput>, 'version'>;
type LineInput = z.output<typeof rfqLineInput>;

const NEW_TERMS: RfqTerms = {
  title: '',
  project_name: null,
  visibility: 'matched',
  vendors_only: false,
  sealed: false,
  deadline_date: null,
  required_date: null,
  delivery_term: 'delivered',
  delivery_place: null,
  delivery_contact: null,
  payment_term: 'prepaid',
  payment_note: null,
  currency: 'KRW',
  usd_allowed: false,
  usd_krw_rate: null,
  certificate_type: '3.1',
  origins_allowed: [],
  makers_allowed: [],
  partial_allowed: true,
  alternates_allowed: true,
  split_allowed: true,
  show_target_price: false,
  memo: null,
  shared_columns: [],
  share_headings: false,
  private_note: null,
};

/** A request with its lines and figures, as its own company reads it. */
export async function readRfq(work: MemberWork, row: RfqRow): Promise<Rfq> {
  return present(await findWhole(work.db, row.id));
}

const present = ({ row, lines, figures, parent_number, files, lists }: WholeRfq): Rfq =>
  presentRfq(row, lines, figures, parent_number, {
    attachments: files.map(presentFile),
    lists: lists.map(presentFile),
  });

/** Reads a request of the own company; anything else does not exist for the caller. */
export async function readOwnRfq({ db, session }: MemberWork, number: string): Promise<Rfq> {
  const found = await findWholeByNumber(db, number);
  if (!found || !isOwn(session, found.row)) return fail('RFQ_NOT_FOUND');
  return present(await completed(db, found));
}

/** The same, within work under way. */
export async function getRfq(work: MemberWork, number: string): Promise<Rfq> {
  return readRfq(work, await ownRfq(work, number));
}

/** Starts a draft; of what was left of another request when that is named. */
export async function createDraft(work: MemberWork, input: DraftInput, parentId: string | null = null): Promise<Rfq> {
  const { session, now } = work;
  const { lines = [], file_ids = [], list_file_ids = [], ...terms } = input;
  const draft = Object.assign({ ...NEW_TERMS }, terms, {
    id: uuid(),
    rfq_number_id: newNumber('Q', now),
    company_id: session.company_id,
    created_by: session.account_id,
    parent_rfq_id: parentId,
    status: 'DRAFT' as const,
    revision: 1,
    round: 1,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  const taken = await takenIds(work, lines, draft.id);
  const added = await addWhole(work.db, draft, numbered(draft, lines, taken));
  if (parentId === null && file_ids.length === 0 && list_file_ids.length === 0) {
    return presentRfq(added.row, added.lines, unseenBy(session), null, { attachments: [], lists: [] });
  }
  await attachToRfq(work, draft.id, { file_ids, list_file_ids });
  return readRfq(work, added.row);
}

type DraftLine = LineInput & { id?: string | undefined };

/** Rows under the ids they were sent with, but for an id that is another line's already. */
function numbered(request: RequestOfLine, lines: readonly DraftLine[], taken: ReadonlySet<string>) {
  const used = new Set(taken);
  return lines.map((line, index) => {
    const id = line.id !== undefined && !used.has(line.id) ? line.id : undefined;
    if (id !== undefined) used.add(id);
    return lineRow(request, line, index + 1, id);
  });
}

/** Ids that belong to lines of other requests; queried only where lines come with ids. */
async function takenIds(work: MemberWork, lines: readonly DraftLine[], rfqId: string): Promise<ReadonlySet<string>> {
  const ids = lines.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return ids.length === 0 ? new Set() : findLineIdsElsewhere(work.db, ids, rfqId);
}

/** Nobody has received a new draft. */
const unseenBy = (session: Session) => ({
  seller_count: 0,
  quotation_count: 0,
  declined_count: 0,
  created_by_name: session.name,
});

/** Saves a draft: the terms sent, and all lines when lines were sent. */
export async function saveDraft(work: MemberWork, number: string, input: z.output<typeof rfqDraftInput>): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, input.version);
  if (row.status !== 'DRAFT') return fail('RFQ_STATE');
  follow(projectTransitions, 'save', row.status);
  const { lines, file_ids, list_file_ids, version: _version, ...terms } = input;
  const changed = await updateRfq(work.db, row, terms, work.now);
  if (lines) await replaceLines(work.db, row.id, numbered(row, lines, await takenIds(work, lines, row.id)));
  await attachToRfq(work, row.id, { file_ids, list_file_ids });
  return readRfq(work, changed);
}

/** Throws a draft away. */
export async function discardDraft(work: MemberWork, number: string, version: number): Promise<void> {
  const row = await ownRfqForChange(work, number, version);
  if (row.status !== 'DRAFT') return fail('RFQ_STATE');
  await attachToRfq(work, row.id, { file_ids: [], list_file_ids: [] });
  await deleteRfq(work.db, row);
}

/** A new draft with the lines and terms of an earlier request; deadline and title's request stay behind. */
export async function copyAsDraft(work: MemberWork, number: string): Promise<Rfq> {
  const row = await ownRfq(work, number);
  return copyLines(work, row, await findLines(work.db, row.id));
}

/** A new draft with the terms and files of a request and some of its lines. */
export async function copyLines(
  work: MemberWork,
  row: RfqRow,
  lines: readonly RfqLineRow[],
  parentId: string | null = null,
): Promise<Rfq> {
  const files = (await attachmentsOf(work, 'rfq', [row.id])).get(row.id) ?? [];
  const terms = { ...presentTerms(row), deadline_date: null, required_date: null };
  const input = { ...terms, file_ids: files.map((file) => file.file_id), lines: lines.map(toInput) };
  const copy = await createDraft(work, input, parentId);
  await chargeCopy(work, row.id, copy.rfq_number_id);
  return copy;
}

function toInput(row: RfqLineRow): LineInput {
  const {
    id: _id,
    line_no: _no,
    unit_weight_kg: _u,
    total_weight_kg: _t,
    weight_basis: _b,
    changed_revision: _r,
    previous: _p,
    ...line
  } = presentLine(row);
  return line;
}
