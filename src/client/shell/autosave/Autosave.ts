import { v4 as uuid } from 'uuid';
import { judge } from './judge';
import { type Conflict, mergeEdits, takeTheirs, withOwnValues } from './mergeEdits';
import type { AutosaveListener, AutosavePort, AutosaveView } from './autosavePort';
import { noteLeft, takeLeft } from './leftHere';
import { SaveLoop, type SaveState } from './SaveLoop';
import { type Edits, editsOf, isUnchanged, type RowEdit, type Sheet, type SheetRow, withSameRows } from './sheet';
import type { Surroundings } from './surroundings';

/** How long an editor that writes a record of its own waits for an earlier one, whose last call may still be open. */
const APART_MS = 30_000;
/** What was typed later than that is another record. */
const SAME_MS = 1_500;
const STALE_TRIES = 3;

/**
 * Keeps what is typed into one record: on the server as soon as it can be, until then on this device. What another tab or
 * person saved meanwhile is merged cell by cell; only cells that both changed need a choice.
 */
export class Autosave {
  private readonly key: string;
  private readonly loop: SaveLoop;
  private view: AutosaveView = { state: { kind: 'clean' }, kept: false, conflicts: [] };
  private typing: SheetRow | null = null;
  private away: readonly RowEdit[] = [];
  private stale = 0;
  /** Waits for the cell that is being typed in to be left. */
  private waiting: (() => void)[] = [];
  private lastAt = 0;
  private savedAt = 0;
  private forgotten = false;
  private until = new AbortController();
  private readonly creation = uuid();
  private tried: readonly string[] = [];

  constructor(
    private lent: AutosavePort,
    private base: Sheet,
    private readonly owner: string,
    private readonly around: Surroundings,
    private listener: AutosaveListener,
  ) {
    this.key = `${owner}|${uuid()}`;
    const port = { send: () => this.send(), judge, online: () => around.online(), now: () => this.savedAt };
    this.loop = new SaveLoop(port, (state) => this.onState(state));
  }

  /** The editor was drawn again: what it lends from now on. */
  lend(port: AutosavePort, listener: AutosaveListener): void {
    this.lent = port;
    this.listener = listener;
  }

  /** The form changed. */
  changed(): void {
    this.leaveCell();
    // Somebody may write on in a cell that waits for a choice.
    const { conflicts } = this.view;
    if (conflicts.length > 0) this.show({ conflicts: withOwnValues(conflicts, this.lent.read()) });
    void this.keep(false);
    if (this.lent.send) return this.loop.changed();
    this.showLocal();
  }

  /** A cell is being typed in: its line as it would be. Kept on this device, and sent once the cell is left. */
  typed(row: SheetRow): void {
    this.typing = row;
    const now = this.lent.read();
    const before = now.rows.find(({ id }) => id === row.id);
    if (before && isUnchanged(editsOf({ fields: {}, rows: [before] }, { fields: {}, rows: [row] }))) this.leaveCell();
    void this.keep(this.loop.settled());
  }

  /** Whether something is not on the server. */
  unsaved(): boolean {
    if (this.forgotten) return false;
    if (this.typing && !isUnchanged(this.edits())) return true;
    return this.lent.send ? !this.loop.settled() : this.view.state.kind === 'local';
  }

  /** As those of `SaveLoop`. */
  flush = () => this.loop.flush();
  idle = () => this.loop.idle();
  network = (): void => this.loop.network();

  /** Everything was sent in another way: what the server has now is what the form says. */
  done(base?: Sheet): void {
    if (base) this.base = base;
    this.leaveCell();
    this.loop.done();
    this.drop();
  }

  /** Nothing is sent any more, and nothing kept: the record was sent or thrown away. */
  stop = (): void => {
    this.loop.stop();
    this.forgotten = true;
    this.drop();
  };

  /** The editor stands: what an earlier one could not save comes back. */
  open(): void {
    this.until = new AbortController();
    this.around.hold(this.key, this.until.signal);
    this.loop.open();
    this.follow();
    void this.restore();
  }

  /** The editor goes; what is not saved is sent once more, and stays on this device until the server has it. */
  async close(): Promise<boolean> {
    for (const go of this.waiting.splice(0)) go();
    if (this.forgotten || !this.unsaved()) return this.end();
    const edits = this.edits();
    const ended = this.keep(false).then(() => this.end());
    if (this.lent.send && !this.lent.apart) noteLeft(this.place(), edits, ended);
    return ended;
  }

  private place = () => `${this.owner}|${this.lent.place}`;

  /** What an earlier editor of this page was still sending is shown at once; then the record is loaded again. */
  private follow(): void {
    const left = this.lent.apart ? undefined : takeLeft(this.place());
    if (!left) return;
    const before = this.lent.read();
    if (left.edits) this.put(before, left.edits, before);
    const newest = () => left.gone.then(() => this.pull());
    void this.loop.alone(() => newest().catch(() => undefined));
  }

  private async end(): Promise<boolean> {
    const { until } = this;
    try {
      if (this.lent.send) await this.loop.close();
      return true;
    } catch {
      return false;
    } finally {
      until.abort();
    }
  }

  /** Another tab saved this record, or somebody else did: what they changed comes into the form. */
  async heard(place = this.lent.place): Promise<void> {
    if (place !== this.lent.place || this.forgotten) return;
    await this.loop.alone(() => this.pull().catch(() => undefined));
  }

  /** A list was read again: `show` lets the form stand on it, and what was typed is laid over it. */
  rebase(base: Sheet, show: () => void): void {
    const edits = this.edits();
    show();
    this.base = base;
    this.away = [];
    this.put(base, edits, this.lent.read());
  }

  /** The reader chose: the other side's value in these cells, the own one in all others. */
  decide(theirs: readonly Conflict[]): void {
    this.show({ conflicts: [] });
    if (theirs.length > 0) this.lent.apply(takeTheirs(this.lent.read(), theirs));
    void this.keep(false);
    if (this.lent.send) this.loop.release();
    else this.showLocal();
  }

  private edits(): Edits {
    const { rows, fields } = this.lent.read();
    const { typing, away } = this;
    const known = typing && rows.some(({ id }) => id === typing.id);
    const typed = typing && !known ? [...rows, typing] : rows.map((row) => (row.id === typing?.id ? typing : row));
    const edits = editsOf(this.base, { fields, rows: typing ? typed : rows });
    return { ...edits, changed: [...edits.changed, ...away] };
  }

  /** Brings the copy on this device up to date; there is none while nothing differs. */
  private async keep(sent: boolean): Promise<void> {
    if (this.forgotten || this.owner === '') return;
    const edits = this.edits();
    if (isUnchanged(edits)) return this.drop();
    this.lastAt = Math.max(this.around.now(), this.lastAt + 1);
    const { key, owner, lastAt: at } = this;
    const { place, apart } = this.lent;
    const made = apart ? { creations: [...this.tried, this.creation] } : {};
    const kept = await this.around.put({ key, owner, place, at, edits, sent, ...made });
    if (at === this.lastAt && !this.forgotten) this.show({ kept });
  }

  private leaveCell(): void {
    this.typing = null;
    for (const go of this.waiting.splice(0)) go();
  }

  private drop(): void {
    this.lastAt += 1;
    this.around.drop(this.key).catch(() => undefined);
    this.show({ kept: false });
  }

  private async restore(): Promise<void> {
    const { signal } = this.until;
    const { place, apart = false } = this.lent;
    if (this.owner === '') return;
    const copies = (await this.around.of(this.owner, place)).filter(({ key }) => key !== this.key);
    const newest = apart ? copies.slice(-1) : copies;
    const begun = this.around.now();
    await Promise.all(
      newest.map(({ key }) => {
        const waiting = new AbortController();
        signal.addEventListener('abort', () => waiting.abort());
        if (apart) setTimeout(() => waiting.abort(), APART_MS);
        return this.around.onceLeft(key, waiting.signal, async () => {
          if (apart && this.around.now() - begun > SAME_MS && !isUnchanged(this.edits())) return;
          await this.loop.alone(() => this.adopt(key));
        });
      }),
    );
  }

  private async adopt(key: string): Promise<void> {
    const copy = (await this.around.of(this.owner, this.lent.place)).find((one) => one.key === key);
    if (!copy || this.forgotten || this.until.signal.aborted) return;
    const before = this.lent.read();
    this.tried = [...this.tried, ...(copy.creations ?? [])];
    this.put(before, copy.edits, before);
    await this.keep(copy.sent);
    await this.around.drop(key);
    if (copy.sent) return;
    this.listener.restored();
    return this.lent.send ? this.loop.changed() : this.showLocal();
  }

  private async send(): Promise<boolean> {
    const { send, place } = this.lent;
    if (!send) return true;
    try {
      const { base, whole, at } = await send(this.creation, this.tried);
      this.base = await withSameRows(base, this.lent.read());
      this.savedAt = at === null ? this.around.now() : Date.parse(at);
      this.stale = 0;
      this.around.announce(place);
      return whole;
    } catch (error) {
      this.stale += 1;
      if (judge(error) !== 'stale' || this.stale > STALE_TRIES) throw error;
      await this.pull();
      return false;
    }
  }

  private async pull(): Promise<void> {
    const theirs = await withSameRows(await this.lent.load(), this.lent.read());
    // Lines may come and go: a cell that is being typed in would be another line's.
    if (this.typing) await new Promise<void>((go) => this.waiting.push(go));
    const edits = editsOf(this.base, this.lent.read());
    this.lent.show?.();
    this.base = theirs;
    this.put(theirs, edits, this.lent.read());
    void this.keep(this.loop.settled());
  }

  /** Lays changes over a record and shows what came of it; cells that both sides changed wait for the reader. */
  private put(theirs: Sheet, edits: Edits, now: Sheet): void {
    const { sheet, conflicts, away } = mergeEdits(theirs, edits, this.lent.missing);
    if (away.length > 0) this.away = [...this.away, ...away];
    if (!isUnchanged(editsOf(now, sheet))) this.lent.apply(sheet);
    if (conflicts.length > 0) this.show({ conflicts });
    if (conflicts.length > 0 && this.lent.send) this.loop.hold();
  }

  private onState(state: SaveState): void {
    if (state.kind === 'saved') void this.keep(true);
    this.show({ state });
  }

  private showLocal(): void {
    this.show({ state: { kind: isUnchanged(this.edits()) ? 'clean' : 'local' } });
  }

  private show(part: Partial<AutosaveView>): void {
    this.view = { ...this.view, ...part };
    this.listener.view(this.view);
  }
}
