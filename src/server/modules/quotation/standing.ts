import type { MoneyTotals } from '../../../contract/entities/rfq';
import { totalsOf } from '../../../domain/money/totals';
import type { QuotationLineRow, RevisionRow } from './quotation.repository';

interface Line {
  id: string;
  changed_revision: number;
}
interface Revision {
  id: string;
  rfq_revision: number;
}

/** Whether an answer to a line still stands: the line was not amended after the revision of the request it answers. */
export function stands(line: Pick<Line, 'changed_revision'>, revision: Pick<Revision, 'rfq_revision'>): boolean {
  return line.changed_revision <= revision.rfq_revision;
}

/** The answers that still stand. */
export function standing<A extends { rfq_line_id: string; revision_id: string }>(
  answers: readonly A[],
  offers: ReadonlyArray<{ revision: Revision }>,
  lines: readonly Line[],
): A[] {
  const revisions = new Map(offers.map(({ revision }) => [revision.id, revision]));
  const requested = new Map(lines.map((line) => [line.id, line]));
  return answers.filter((answer) => {
    const [line, revision] = [requested.get(answer.rfq_line_id), revisions.get(answer.revision_id)];
    return line !== undefined && revision !== undefined && stands(line, revision);
  });
}

/**
 * Totals of what a revision still offers: without the lines that were amended since or are no longer requested, and without
 * freight once nothing is left. The stored ones while everything stands.
 */
export function standingTotals(
  revision: Pick<RevisionRow, 'id' | 'rfq_revision' | 'totals' | 'freight_amount' | 'currency'>,
  answers: ReadonlyArray<Pick<QuotationLineRow, 'rfq_line_id' | 'revision_id' | 'amount'>>,
  lines: ReadonlyArray<Line & { excluded: boolean }>,
): MoneyTotals {
  const left = new Set(lines.filter((line) => !line.excluded && stands(line, revision)).map((line) => line.id));
  const amounts = (kept: (lineId: string) => boolean) =>
    answers.flatMap(({ rfq_line_id, revision_id, amount }) =>
      revision_id === revision.id && amount !== null && kept(rfq_line_id) ? [amount] : [],
    );
  const standing = amounts((id) => left.has(id));
  if (standing.length === amounts(() => true).length) return revision.totals;
  const freight = standing.length > 0 ? revision.freight_amount : '0';
  return totalsOf(standing, freight, revision.currency, revision.totals.vat);
}
