import { isDeepStrictEqual } from 'node:util';
import Big from 'big.js';
import type * as z from 'zod';
import type { amendRfq as amendEndpoint } from '../../../contract/endpoints/rfqDialogue';
import type { LineBefore, Rfq } from '../../../contract/entities/rfq';
import { lineRanges } from '../../../domain/material/lineRanges';
import { sameQuestion } from '../../../domain/material/sameQuestion';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import type { EventText } from '../email/eventMails.service';
import { recordStep } from '../timeline/timeline.service';
import { addLines, updateLine } from './amend.repository';
import { readRfq } from './draft.service';
import { lineRow } from './lineRow';
import { attachToRfq } from './rfqFile.service';
import { ownRfqForChange } from './request.policy';
import { findLines, findTargets, type RfqLineRow, type RfqRow, updateRfq } from './request.repository';
import { notifyAllSellers, notifyMatched, showOwnPeople } from './notice.service';
import { checkLines } from './request.service';
import { addTargets, findMatches, updateTargets } from './matching.repository';

type Input = z.output<(typeof amendEndpoint)['body']>;
type LineInput = NonNullable<Input['lines']>[number];
type NewLine = ReturnType<typeof lineRow> & { changed_revision: number };

/**
 * Changes a request while it collects. Its revision goes up; lines that changed need a new answer, and every other answer
 * stands. A line that is taken out stays where answers refer to it, but is no longer requested.
 */
export async function amendRfq(work: MemberWork, number: string, input: Input): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, input.version);
  if (row.status !== 'REQ' && row.status !== 'COL') return fail('RFQ_STATE');
  if (!row.closes_at || row.closes_at <= work.now) return fail('DEADLINE_PASSED');
  const revision = row.revision + 1;
  const changedTerms = Object.entries(input.terms)
    .filter(([field, value]) => !isDeepStrictEqual(row[field as keyof RfqRow], value))
    .map(([field]) => field);
  const changedLines = input.lines ? await amendLines(work, row, input.lines, revision) : [];
  await attachToRfq(work, row.id, input);
  if (changedTerms.length === 0 && changedLines.length === 0 && !input.file_ids) return fail('RFQ_UNCHANGED');
  checkLines(await findLines(work.db, row.id));
  const amended = await updateRfq(
    work.db,
    row,
    {
      ...input.terms,
      // Nobody receives at another place until the buyer says who.
      ...(changedTerms.includes('delivery_place') && { delivery_contact: null }),
      revision,
      amendments: [...row.amendments, { revision, terms: changedTerms, note: input.note }],
    },
    work.now,
  );
  await recordStep(work, 'buyer', {
    kind: 'rfq_amended',
    rfq_id: row.id,
    note: input.note,
    params: { revision: String(revision), lines: String(changedLines.length) },
  });
  await matchAgain(work, amended);
  await notifyAllSellers(
    work,
    amended,
    'rfq_amended',
    whatChanged(changedLines, changedTerms.length > 0 || !!input.file_ids),
  );
  await showOwnPeople(work, amended, 'request_changed');
  return readRfq(work, amended);
}

/** What the notice of an amendment says: the numbers of the lines that changed, and whether anything else did. */
function whatChanged(lines: readonly number[], others: boolean): Record<string, string> {
  const text: EventText = lines.length === 0 ? 'amendedTerms' : others ? 'amendedBoth' : 'amendedLines';
  return { text, changed: lineRanges(lines) };
}

/** Writes the lines as they are from now on; gives the numbers of those that need a new answer, are added or taken out. */
async function amendLines(
  work: MemberWork,
  row: RfqRow,
  lines: readonly LineInput[],
  revision: number,
): Promise<number[]> {
  const present = await findLines(work.db, row.id);
  const byId = new Map(present.map((line) => [line.id, line]));
  const unknown = lines.findIndex((line) => line.id !== null && !byId.has(line.id));
  if (unknown >= 0) return fail('RFQ_LINE_INVALID', { issues: [{ path: ['lines', unknown], code: 'unknown_id' }] });
  const changed: number[] = [];
  let next = present.reduce((most, line) => Math.max(most, line.line_no), 0);
  const added: NewLine[] = [];
  for (const { id, ...line } of lines) {
    const before = id === null ? undefined : byId.get(id);
    if (!before) {
      next += 1;
      added.push({ ...lineRow(row, line, next), changed_revision: revision });
      if (!line.excluded) changed.push(next);
      continue;
    }
    const { id: _id, ...after } = lineRow(row, line, before.line_no);
    const asksAgain = !line.excluded && (before.excluded || !sameQuestion(before, after));
    if (asksAgain || line.excluded !== before.excluded) changed.push(before.line_no);
    await updateLine(work.db, before.id, {
      ...after,
      ...(asksAgain ? { changed_revision: revision, previous: beforeOf(before) } : {}),
    });
  }
  const kept = new Set(lines.map((line) => line.id));
  for (const line of present.filter((one) => !kept.has(one.id) && !one.excluded)) {
    changed.push(line.line_no);
    await updateLine(work.db, line.id, { excluded: true });
  }
  await addLines(work.db, added);
  return changed;
}

const beforeOf = ({ spec, qty, uom, remark }: RfqLineRow): LineBefore => ({
  spec,
  qty: qty === null ? null : new Big(qty).toString(),
  uom,
  remark,
});

/** After an amendment: sellers who match only now are notified of the request; of the others the matched lines are set again. */
async function matchAgain(work: Work, row: RfqRow): Promise<void> {
  const matches = await findMatches(work.db, row);
  const known = new Set((await findTargets(work.db, row.id)).map((target) => target.company_id));
  await updateTargets(work.db, row, matches);
  if (row.visibility !== 'matched') return;
  const added = matches.filter((match) => !known.has(match.company_id));
  await addTargets(work.db, row, added, work.now);
  const companies = added.map((match) => match.company_id);
  await notifyMatched(work, row, companies);
}
