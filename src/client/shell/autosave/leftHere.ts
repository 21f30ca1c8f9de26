import type { Edits } from './sheet';

/** An editor of this page that was left before all was on the server: what it was still sending, null once that has ended. */
interface Left {
  edits: Edits | null;
  gone: Promise<unknown>;
}

const left = new Map<string, Left>();

/** Notes what an editor sends on after it was left; the record that is opened next at that place may be older. */
export function noteLeft(place: string, edits: Edits, gone: Promise<unknown>): void {
  const note: Left = { edits, gone };
  left.set(place, note);
  const end = () => {
    note.edits = null;
  };
  gone.then(end, end);
}

/** What was left at a place, once: the next editor there takes it over. */
export function takeLeft(place: string): Left | undefined {
  const note = left.get(place);
  left.delete(place);
  return note;
}
