import type { Comparison } from '../../../../contract/entities/comparison';
import { takenFrom } from '../selection';
import { grouped } from './matrixView';
import { useHeadFacts } from './headFacts';
import type { MatrixProps } from './Matrix';

type Change = Partial<MatrixProps> & { comparison: Comparison };

/** What the matrix and the phone's list are given, as the tests of this folder need it. */
export function useSampleMatrix({ comparison, ...change }: Change): MatrixProps {
  const { rows, entries } = grouped(change.rows ?? comparison.rows, change.group ?? 'none');
  const ignore = () => undefined;
  return {
    'aria-label': 'matrix',
    comparison,
    sellers: comparison.sellers,
    pinned: 0,
    facts: useHeadFacts(comparison),
    taken: takenFrom(comparison, change.selection ?? {}),
    group: 'none',
    height: 'compact',
    selection: {},
    onPick: ignore,
    onDivide: undefined,
    onSelect: ignore,
    details: false,
    onDetails: ignore,
    onHide: ignore,
    onPin: ignore,
    onRevisions: ignore,
    onTotals: ignore,
    ...change,
    rows,
    entries,
  };
}
