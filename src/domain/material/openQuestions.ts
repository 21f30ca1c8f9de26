import type { Spec } from '../../contract/entities/spec';
import { missingMeasures } from './reading/missingMeasures';
import { openConditions } from './reading/openConditions';
import { lacksLength } from './reading/warnings';
import type { Uom, WarningCode } from './types';

/** A line by its cells. `text` are its words, `unread` those of them that nobody knows, `section` its section as it was written. */
interface QuestionedLine {
  spec: Spec;
  text: string;
  qty: string;
  uom: Uom | null;
  unread?: readonly string[];
  section?: string | undefined;
}

/** Whether an item that has a pipe size states none. */
const lacksSize = ({ category, nps, details }: Spec): boolean =>
  (category === 'pipe' ||
    category === 'fitting' ||
    category === 'flange' ||
    category === 'valve' ||
    category === 'gasket') &&
  nps.length === 0 &&
  !(details ?? []).some(({ kind }) => kind === 'outside');

/** What a line leaves open by its cells, wherever they are from: the same questions that a line of a list raises. */
export function openQuestions({ spec, text, qty, uom, unread = [], section }: QuestionedLine): WarningCode[] {
  if (spec.category === null || spec.category === 'other') return ['missing_kind'];
  const counted = {
    category: spec.category,
    ...(spec.type !== null && { type: spec.type }),
    ...(qty !== '' && { qty: Number(qty) }),
    ...(uom !== null && { unit: uom }),
    ...(spec.length_m !== null && { length_m: Number(spec.length_m) }),
  };
  return [
    ...(lacksSize(spec) ? (['missing_size'] as const) : []),
    ...(lacksLength(counted, text) ? (['missing_length'] as const) : []),
    ...missingMeasures(spec, section, uom),
    ...openConditions(spec, text, unread),
  ];
}
