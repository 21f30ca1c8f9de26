import { v4 as uuid } from 'uuid';
import type { RfqLineInput, RfqTerms } from '../../../../contract/entities/rfq';

export interface Saved {
  rfq_number_id: string;
  version: number;
}

/** What a draft consists of; `lines` keeps its identity as long as no line changed. */
export interface DraftContent {
  terms: DraftTerms;
  lines: readonly RfqLineInput[];
}

type DraftTerms = RfqTerms & { file_ids?: string[] };
type Body = DraftTerms & { lines?: RfqLineInput[] };

export interface SaverPort {
  create(body: Body, idempotencyKey: string): Promise<Saved>;
  save(saved: Saved, body: Body): Promise<Saved>;
  /** `stale`: changed elsewhere · `again`: no answer, worth another try · `refused`: not before something changes. */
  judge(error: unknown): 'stale' | 'again' | 'refused';
}

export type SaveState =
  | { kind: 'clean' | 'dirty' | 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' | 'stale'; error: unknown };

const RETRY_MS = [3_000, 10_000, 30_000];

/**
 * Keeps a draft saved: waits for a pause in typing, never sends two saves at once, tries again when no answer came and
 * stops when the draft was changed elsewhere. What was typed meanwhile goes out with the next save.
 */
export class DraftSaver {
  private wanted: DraftContent | null = null;
  private sentLines: readonly RfqLineInput[] | null;
  /** A creation whose answer got lost is repeated word for word, so that it makes no second draft. */
  private creation: { key: string; content: DraftContent } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private failures = 0;
  private stopped = false;
  private closed = false;
  private lastError: unknown = null;

  constructor(
    private readonly port: SaverPort,
    private saved: Saved | null,
    lines: readonly RfqLineInput[] | null,
    private readonly onState: (state: SaveState, saved: Saved | null) => void,
    private readonly wait = 1500,
  ) {
    this.sentLines = lines;
  }

  /** The draft changed: it is saved after a pause. */
  changed(content: DraftContent): void {
    this.wanted = content;
    if (this.stopped) return;
    this.failures = 0;
    this.tell({ kind: 'dirty' });
    this.schedule(this.wait);
  }

  /** Saves at once what is not saved yet; answers the saved state or throws why not. */
  async flush(): Promise<Saved> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (!this.stopped) this.lastError = null;
    while (this.wanted && this.lastError === null && !this.stopped) await this.run();
    if (this.wanted || !this.saved) throw this.lastError ?? new Error('Nothing was saved.');
    return this.saved;
  }

  /** The draft as it was last saved, after a save under way; what waits to be saved is not sent. */
  async settled(): Promise<Saved | null> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    return this.saved;
  }

  /** The screen shows the draft: failed saves are tried again. */
  open(): void {
    this.closed = false;
  }

  /** The screen is left: what is not saved yet goes out once. */
  close(): void {
    this.closed = true;
    if (this.wanted) this.flush().catch(() => undefined);
  }

  /** Nothing is sent any more, e.g. since the draft was thrown away or submitted. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), wait);
  }

  private run(): Promise<void> {
    this.running ??= this.send().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async send(): Promise<void> {
    const content = this.wanted;
    if (!content) return;
    this.tell({ kind: 'saving' });
    try {
      const sent = await this.deliver(content);
      this.failures = 0;
      if (this.wanted === sent) this.wanted = null;
      if (this.wanted) return this.later({ kind: 'dirty' }, this.wait);
      this.tell({ kind: 'saved', at: new Date() });
    } catch (error) {
      this.lastError = error;
      this.failed(error);
    }
  }

  private async deliver(content: DraftContent): Promise<DraftContent> {
    if (this.saved) {
      const lines = content.lines === this.sentLines ? {} : { lines: [...content.lines] };
      this.saved = await this.port.save(this.saved, { ...content.terms, ...lines });
      this.sentLines = content.lines;
      return content;
    }
    this.creation ??= { key: uuid(), content };
    const { key, content: first } = this.creation;
    this.saved = await this.port.create({ ...first.terms, lines: [...first.lines] }, key);
    this.sentLines = first.lines;
    return first;
  }

  private failed(error: unknown): void {
    const verdict = this.port.judge(error);
    if (verdict === 'stale') this.stopped = true;
    if (verdict === 'refused') this.creation = null;
    if (verdict !== 'again') return this.tell({ kind: verdict === 'stale' ? 'stale' : 'failed', error });
    const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 30_000;
    this.failures += 1;
    this.later({ kind: 'failed', error }, wait);
  }

  private later(state: SaveState, wait: number): void {
    this.tell(state);
    if (!this.stopped && !this.closed) this.schedule(wait);
  }

  private tell(state: SaveState): void {
    this.onState(state, this.saved);
  }
}
