/** One row of a state table: from which states an event may happen and where it leads; `same` stays. */
export interface Transition<S extends string> {
  from: readonly S[];
  to: S | 'same';
}

/** An event came in a state that does not allow it. */
export class TransitionError extends Error {
  constructor(
    readonly event: string,
    readonly state: string,
  ) {
    super(`${event} is not possible in ${state}`);
    this.name = 'TransitionError';
  }
}

/** Where `event` leads from `state`. Throws `TransitionError` when the table does not allow it. */
export function follow<S extends string, E extends string>(
  table: Readonly<Record<E, Transition<S>>>,
  event: E,
  state: S,
): S {
  const row = table[event];
  if (!row.from.includes(state)) throw new TransitionError(event, state);
  return row.to === 'same' ? state : row.to;
}

/** Whether `event` may happen in `state`. */
export function allows<S extends string, E extends string>(
  table: Readonly<Record<E, Transition<S>>>,
  event: E,
  state: S,
): boolean {
  return table[event].from.includes(state);
}
