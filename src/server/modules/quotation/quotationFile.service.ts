import type { MemberWork, Work } from '../../http/context';
import { seesMoney } from '../../http/hiddenMoney';
import { attachFiles, attachmentsOf } from '../file/attachment.service';
import { readableRound } from '../request/request.policy';
import { recordView } from '../request/sealed/amountView.service';
import { DRAFT_REVISION, deleteDraft, findRevision, findRevisionById, type QuotationRow } from './quotation.repository';

const RECORD = 'quotation_revision';

/**
 * Files of a quotation are for its author, and for the buyer as soon as he may read the amounts of the revision they came
 * with: of a sealed request after its deadline. A rival never reads them, nor does the buyer those of a draft. A file may
 * hold amounts, so that the buyer's reading is written down as a look at the comparison is.
 */
export async function mayReadQuotationFiles(work: MemberWork, revisionId: string): Promise<boolean> {
  const { session } = work;
  const found = await findRevisionById(work.db, revisionId);
  if (!found) return false;
  const { quotation, revision, rfq } = found;
  if (!seesMoney(session.rights) && !session.rights.includes('quote')) return false;
  if (quotation.company_id === session.company_id) return true;
  if (rfq.company_id !== session.company_id) return false;
  if (revision.revision === DRAFT_REVISION || quotation.status === 'WITHDRAWN') return false;
  if (revision.round > readableRound(rfq)) return false;
  await recordView(work, rfq, 'document', true);
  return true;
}

/** Lets files hang on a revision; each keeps its own, so that an earlier one still shows what came with it. */
export function attachToRevision(work: MemberWork, revisionId: string, fileIds: readonly string[]): Promise<void> {
  return attachFiles(work, { record_type: RECORD, record_id: revisionId }, fileIds);
}

/** The files of some revisions, for readers who were checked to read their amounts. */
export async function filesOfRevisions(work: Work, revisionIds: readonly string[]) {
  const found = await attachmentsOf(work, RECORD, revisionIds);
  return (revisionId: string) => found.get(revisionId) ?? [];
}

/** The files of the newest work: of the draft, else of what was last submitted. */
export async function newestFileIds(work: MemberWork, own: QuotationRow): Promise<string[]> {
  const row =
    (await findRevision(work.db, own.id, DRAFT_REVISION)) ?? (await findRevision(work.db, own.id, own.revision));
  return row ? (await filesOfRevisions(work, [row.id]))(row.id).map((file) => file.file_id) : [];
}

/** Throws the draft away; its files hang on nothing then. */
export async function dropDraft(work: MemberWork, own: QuotationRow): Promise<void> {
  const draft = await findRevision(work.db, own.id, DRAFT_REVISION);
  if (!draft) return;
  await attachToRevision(work, draft.id, []);
  await deleteDraft(work.db, own.id);
}
