import type { PdfDocument } from '../ports/pdf/pdfDocument';

/** Why the making of a file ended early: its person cancelled it, this process stops, or another one took it over. */
type EndReason = 'cancelled' | 'stopped' | 'taken';

/** The making of one file, as its thread sees it. */
export interface FileMaking {
  /**
   * Says how many rows are read and will be written, and how many milliseconds a row takes on a quiet machine. A thread for
   * short files stops here when they are too many; the file then begins again in the queue of the long ones.
   */
  expect(rows: number, rowMs: number): void;
  /** Lays a document out and gives the bytes of its PDF. */
  print(document: PdfDocument): Promise<Uint8Array>;
}

/** The making of one file, as the process that waits for it sees it. */
export interface Making {
  /** Aborts when nobody wants the file any more. */
  signal: AbortSignal;
  /** For so long its thread may work, from the start of the work and not from the asking. */
  workMs: number;
  /** Says how many milliseconds it is going to take, once its size is known. */
  expect(ms: number): void;
  /** Says how far it has come, from 0 to 1; never less than before. */
  progress(share: number): void;
  /** How far it has come, in percent. */
  percent(): number;
  reason(): EndReason | null;
  end(reason: EndReason): void;
}

/** A file in the background may take this long. */
const WORK_MS = 10 * 60_000;

/** Begins the making of a file; `expected` hears how long it is going to take, when that can be estimated. */
export function openMaking(expected: (ms: number) => void = () => undefined): Making {
  const controller = new AbortController();
  let share = 0;
  let reason: EndReason | null = null;
  return {
    signal: controller.signal,
    workMs: WORK_MS,
    expect: expected,
    progress(now) {
      share = Math.max(share, Math.min(1, now));
    },
    percent: () => Math.floor(share * 100),
    reason: () => reason,
    end(why) {
      reason ??= why;
      controller.abort();
    },
  };
}
