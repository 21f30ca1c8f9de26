import type { ProjectStatus, QuotationStatus } from '../../../../contract/entities/project';

interface Own {
  status: QuotationStatus;
  round: number;
}

/** Whether a seller takes part in the round that runs: everybody in the first, later those of the round. */
export function takesPart(round: number, own: Own | null): boolean {
  if (round === 1) return true;
  return own !== null && (own.status === 'REREQUESTED' || (own.round === round && own.status !== 'DRAFT'));
}

/** The project as it stands to one seller: to sellers outside a further round, it is as if nothing went on. */
export function projectBefore(project: ProjectStatus, round: number, own: Own | null): ProjectStatus {
  return project === 'COL' && !takesPart(round, own) ? 'CMP' : project;
}
