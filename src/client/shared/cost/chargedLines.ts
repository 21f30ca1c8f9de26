import type { CostAssignment, CostChoice } from '../../../contract/entities/budget';
import { isCharged } from './useCostCodes';

/** A line that may be charged otherwise than its record: its number and what it is called. */
export interface CostLine {
  id: string;
  line_no: number;
  text: string;
}

/** Lines that are charged alike, by their numbers. */
export interface ChargedLines extends CostChoice {
  numbers: readonly number[];
}

/** The lines that are charged otherwise than the record as a whole, gathered by what they are charged to. */
export function chargedLines(cost: CostAssignment, lines: ReadonlyArray<Omit<CostLine, 'text'>>): ChargedLines[] {
  const noOf = new Map(lines.map(({ id, line_no }) => [id, line_no]));
  const found = new Map<string, CostChoice & { numbers: number[] }>();
  for (const { line_id, cost_centre_id, project_id } of cost.lines) {
    const line_no = noOf.get(line_id);
    if (line_no === undefined || !isCharged({ cost_centre_id, project_id })) continue;
    const key = `${cost_centre_id} ${project_id}`;
    const alike = found.get(key) ?? { cost_centre_id, project_id, numbers: [] };
    alike.numbers.push(line_no);
    found.set(key, alike);
  }
  return [...found.values()].map((one) => ({ ...one, numbers: one.numbers.toSorted((a, b) => a - b) }));
}
