export const HISTORY_LIMIT = 100;

/** A state and what was done to it, or undone to come to it. */
export type Moment<State, Step> = { state: State; step: Step };

/** States before and after the present one, oldest first in `past`, nearest first in `future`. */
export type History<State, Step = null> = {
  past: ReadonlyArray<Moment<State, Step>>;
  future: ReadonlyArray<Moment<State, Step>>;
};

export const emptyHistory: History<never, never> = { past: [], future: [] };

/** A new state is about to replace `present`: what was undone is gone, the oldest beyond the limit is forgotten. */
export function record<State, Step>({ past }: History<State, Step>, present: State, step: Step): History<State, Step> {
  return { past: [...past, { state: present, step }].slice(-HISTORY_LIMIT), future: [] };
}

type Walk<State, Step> = { history: History<State, Step>; present: State } | null;

/** One step back, or null at the beginning. */
export function undo<State, Step>({ past, future }: History<State, Step>, present: State): Walk<State, Step> {
  const last = past.at(-1);
  if (!last) return null;
  return {
    history: { past: past.slice(0, -1), future: [{ state: present, step: last.step }, ...future] },
    present: last.state,
  };
}

/** One step forward, or null when nothing was undone. */
export function redo<State, Step>({ past, future }: History<State, Step>, present: State): Walk<State, Step> {
  const [next, ...rest] = future;
  return next
    ? { history: { past: [...past, { state: present, step: next.step }], future: rest }, present: next.state }
    : null;
}
