import type { Deviation } from '../../../contract/entities/quotation';
import type { Spec } from '../../../contract/entities/spec';
import { rebuildSpec } from '../../../domain/material/spec';

/** Grades that sellers propose in place of the requested one. */
const PROPOSALS: Readonly<Record<string, string>> = {
  'A53-B': 'A106-B',
  'API5L-B': 'A106-B',
  SPPS380: 'A106-B',
  A105: 'A105N',
  'A312-TP304L': 'A312-TP304/304L',
  'A312-TP316L': 'A312-TP316/316L',
  'A403-WP304L': 'A403-WP304/304L',
  'A403-WP316L': 'A403-WP316/316L',
  'A182-F316L': 'A182-F316/316L',
};

const REASON = { ko: '동등재 재고 보유', en: 'Equivalent grade from stock' } as const;

/** Another grade for a line, with the difference stated; null where nobody would propose one. */
export function alternateOf(spec: Spec, language: 'ko' | 'en'): { offered_spec: Spec; deviations: Deviation[] } | null {
  const requestedLine = spec.grade;
  const grade = requestedLine === null ? undefined : PROPOSALS[requestedLine];
  if (requestedLine === null || grade === undefined) return null;
  return {
    offered_spec: rebuildSpec(spec, { grade }),
    deviations: [{ field: 'grade', requested: requestedLine, offered: grade, reason: REASON[language] }],
  };
}
