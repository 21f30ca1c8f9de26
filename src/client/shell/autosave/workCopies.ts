import { serverNow } from '../../clock';
import { allKept, putKept, removeKept } from '../kept/browserDatabase';
import { editsText } from './sheet';
import { clearJournal, readJournal, writeJournal } from './journal';
import { isExpired, newestOfEach, type WorkCopy } from './workCopy';

const LOCK = 'stlbs-copy:';

/** A copy as the database has it: a long text is taken in a moment, while thousands of rows hold up the page. */
type StoredCopy = Omit<WorkCopy, 'edits'> & { edits: string | WorkCopy['edits'] };

/** When the copy that is on its way to the database was made: an older one, written more slowly, must not follow it. */
const onTheWay = new Map<string, number>();

/** Keeps a copy: in the journal at once, in the database as soon as it can be, and then only there. False where neither could. */
export async function putCopy(copy: WorkCopy): Promise<boolean> {
  const written = writeJournal(localStorage, copy);
  onTheWay.set(copy.key, copy.at);
  try {
    const edits = await editsText(copy.edits);
    if (onTheWay.get(copy.key) !== copy.at) return written;
    const stored: StoredCopy = { ...copy, edits };
    await putKept('copy', stored);
    clearJournal(localStorage, copy.key, copy.at);
    return true;
  } catch {
    return written;
  }
}

/** Takes a copy away. */
export async function dropCopy(key: string): Promise<void> {
  onTheWay.delete(key);
  clearJournal(localStorage, key);
  await removeKept('copy', key).catch(() => undefined);
}

/** All copies of this device that are young enough; older ones are deleted, of any owner. */
async function allCopies(): Promise<WorkCopy[]> {
  const stored = await allKept<StoredCopy>('copy').catch(() => []);
  const copies = newestOfEach([...stored.map(openCopy), ...readJournal(localStorage)]);
  const now = serverNow();
  await Promise.all(copies.filter((copy) => isExpired(copy, now)).map(({ key }) => dropCopy(key)));
  return copies.filter((copy) => !isExpired(copy, now));
}

/** A copy that the database has; an earlier version of this code kept rows instead of a text. */
function openCopy({ edits, ...copy }: StoredCopy): WorkCopy {
  return { ...copy, edits: typeof edits === 'string' ? (JSON.parse(edits) as WorkCopy['edits']) : edits };
}

/** A person's copies of one record. */
export async function copiesOf(owner: string, place: string): Promise<WorkCopy[]> {
  return (await allCopies()).filter((copy) => copy.owner === owner && copy.place === place);
}

/** Deletes what is too old, also of people who never came back. */
export async function dropOldCopies(): Promise<void> {
  await allCopies();
}

/**
 * Deletes a person's copies when they sign out: all but those that other tabs hold open. `all`: those too, since the
 * account is gone.
 */
export async function dropCopiesOf(owner: string, all: boolean): Promise<void> {
  const held = new Set<string>();
  if (!all && 'locks' in navigator) {
    const { held: locks = [] } = await navigator.locks.query();
    for (const { name = '' } of locks) held.add(name);
  }
  const copies = (await allCopies()).filter((copy) => copy.owner === owner && !held.has(LOCK + copy.key));
  await Promise.all(copies.map(({ key }) => dropCopy(key)));
}

/** Says that an editor with this key is open, until the signal ends it; by itself when the tab goes or crashes. */
export function holdCopy(key: string, until: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const held = new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()));
  navigator.locks.request(LOCK + key, () => held).catch(() => undefined);
}

/**
 * Runs the work once no editor with this key is open; never where the signal ends the waiting. Without locks (a plain http
 * address) at once.
 */
export async function onceLeft(key: string, until: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK + key, { signal: until }, work).catch(() => undefined);
}
