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
  const asked = new Map(lines.map((line) => [line.id, line]));
  return answers.filter((answer) => {
    const [line, revision] = [asked.get(answer.rfq_line_id), revisions.get(answer.revision_id)];
    return line !== undefined && revision !== undefined && stands(line, revision);
  });
}
