import type { CostAssignment } from '../../../../contract/entities/budget';
import { isCharged, NO_COST } from '../../../shared/cost/useCostCodes';
import { type EditorLine, isBlank } from './editorLine';
import type { Edited } from './useEdited';

export const UNCHARGED: CostAssignment = { ...NO_COST, lines: [] };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a cell holds; null of an empty one, and of a text that names no code. */
export const codeId = (cell: string): string | null => (ID.test(cell) ? cell : null);

/** Lines with what they are charged to apart; those that are not stay the very same. */
export function chargedAs(lines: readonly EditorLine[], { lines: apart }: CostAssignment): readonly EditorLine[] {
  if (apart.length === 0) return lines;
  const costs = new Map(apart.map((one) => [one.line_id, one]));
  return lines.map((line) => {
    const cost = costs.get(line.key);
    return cost ? { ...line, cost_centre: cost.cost_centre_id ?? '', project: cost.project_id ?? '' } : line;
  });
}

/** What a draft is charged to, with the lines that say something and are charged apart. */
export function costOf({ cost, lines }: Pick<Edited, 'cost' | 'lines'>): CostAssignment {
  return {
    ...cost,
    lines: lines.flatMap((line) => {
      if ((line.cost_centre === '' && line.project === '') || isBlank(line)) return [];
      const apart = { cost_centre_id: codeId(line.cost_centre), project_id: codeId(line.project) };
      return isCharged(apart) ? [{ line_id: line.key, ...apart }] : [];
    }),
  };
}

/** Whether two assignments say the same, in whatever order of their lines. */
export const sameCost = (one: CostAssignment, other: CostAssignment): boolean => written(one) === written(other);

const written = ({ cost_centre_id, project_id, lines }: CostAssignment) =>
  [[cost_centre_id, project_id], ...lines.map((line) => [line.line_id, line.cost_centre_id, line.project_id])]
    .map((parts) => parts.map((part) => part ?? '').join(' '))
    .toSorted()
    .join();
