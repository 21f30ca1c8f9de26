import type { Edits } from './sheet';

/** Unsaved work of one open editor, kept on the device until the server has it. */
export interface WorkCopy {
  /** Owner, place and editor: two tabs of one record keep a copy each. */
  key: string;
  /** Account of the person who typed it. */
  owner: string;
  /** Which record, e.g. `quote:` and a request's number. */
  place: string;
  /** When it was last typed in, by the server's clock. */
  at: number;
  edits: Edits;
  /** Keys under which the record may have been made on the server, though no answer said so. */
  creations?: readonly string[];
  /** The server has all it takes of this; what is left are cells whose value it would refuse. */
  sent: boolean;
}

export const COPY_LASTS_MS = 7 * 24 * 60 * 60 * 1_000;

/** Whether a copy is too old to be kept. */
export const isExpired = ({ at }: Pick<WorkCopy, 'at'>, now: number): boolean => now - at >= COPY_LASTS_MS;

/** The newest of each key, the oldest key first, so that later work lies over earlier work. */
export function newestOfEach(copies: readonly WorkCopy[]): WorkCopy[] {
  const newest = new Map<string, WorkCopy>();
  for (const copy of copies) {
    const known = newest.get(copy.key);
    if (!known || copy.at >= known.at) newest.set(copy.key, copy);
  }
  return [...newest.values()].sort((one, other) => one.at - other.at);
}
