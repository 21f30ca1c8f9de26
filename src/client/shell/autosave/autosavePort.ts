import type { Conflict } from './mergeEdits';
import type { SaveState } from './SaveLoop';
import type { Sheet } from './sheet';

/** What an editor lends. `read` and `apply` meet: what was applied is read at once. */
export interface AutosavePort {
  place: string;
  /** The record as the form holds it, also what is not drawn yet. */
  read(): Sheet;
  /** Puts a merged record into the form. */
  apply(sheet: Sheet): void;
  /**
   * Sends the form and reports what the server has from then on, and since when by its clock; `whole` is false where a part
   * is still to go. Null: kept on this device alone, until its reader sends it. A new record is made under `creation`; under
   * `tried` an earlier editor may have made it, killed before it knew.
   */
  send:
    | ((creation: string, tried: readonly string[]) => Promise<{ base: Sheet; whole: boolean; at: string | null }>)
    | null;
  /** The record as the server has it now; from then on `send` goes over that version. */
  load(): Promise<Sheet>;
  /** Lets the form stand on what was loaded, where it does not hold a record of its own. */
  show?(): void;
  /** `keep`: lines that are not there are only out of sight, as in a list read page by page. */
  missing?: 'restore' | 'keep';
  /** Every editor at this place writes a record of its own, as with new drafts. */
  apart?: boolean;
}

/** What is shown. `kept`: this device holds a copy of what is not on the server. */
export interface AutosaveView {
  state: SaveState | { kind: 'local' };
  kept: boolean;
  conflicts: readonly Conflict[];
}

export interface AutosaveListener {
  view(view: AutosaveView): void;
  restored(): void;
}
