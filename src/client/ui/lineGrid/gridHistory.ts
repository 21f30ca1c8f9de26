export const HISTORY_LIMIT = 100;

/** States before and after the present one, oldest first in `past`, nearest first in `future`. */
export type History<State> = { past: readonly State[]; future: readonly State[] };

export const emptyHistory: History<never> = { past: [], future: [] };

/** A new state is about to replace `present`: what was undone is gone, the oldest beyond the limit is forgotten. */
export function record<State>({ past }: History<State>, present: State): History<State> {
  return { past: [...past, present].slice(-HISTORY_LIMIT), future: [] };
}

type Step<State> = { history: History<State>; present: State } | null;

/** One step back, or null at the beginning. */
export function undo<State>({ past, future }: History<State>, present: State): Step<State> {
  const before = past.at(-1);
  return before === undefined
    ? null
    : { history: { past: past.slice(0, -1), future: [present, ...future] }, present: before };
}

/** One step forward, or null when nothing was undone. */
export function redo<State>({ past, future }: History<State>, present: State): Step<State> {
  const [after, ...rest] = future;
  return after === undefined ? null : { history: { past: [...past, present], future: rest }, present: after };
}
