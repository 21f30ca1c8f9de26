/** What failed, and what stood on the console, before error reporting was loaded. */
export interface EarlyFailure {
  error: unknown;
  kind: 'error' | 'unhandledrejection';
  at: number;
  address: string;
  /** How many lines of the console came before it. */
  lines: number;
}

export interface EarlyLine {
  level: (typeof LEVELS)[number];
  message: string;
  at: number;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'log'] as const;
const MOST_FAILURES = 20;
const MOST_LINES = 50;
const LONGEST_LINE = 500;

/** What was kept, in its order. */
export interface EarlyTrail {
  failures: EarlyFailure[];
  lines: EarlyLine[];
}

/**
 * Keeps errors nobody caught and the console's lines until somebody comes for them. Answers the function that hands
 * them over and stops keeping, so that nothing is shown twice.
 */
export function keepEarlyFailures(target: Window, console: Console): () => EarlyTrail {
  const kept: EarlyTrail = { failures: [], lines: [] };
  const keep = (kind: EarlyFailure['kind'], error: unknown) => {
    if (kept.failures.length >= MOST_FAILURES) return;
    kept.failures.push({ error, kind, at: Date.now(), address: target.location.href, lines: kept.lines.length });
  };
  const onError = (event: ErrorEvent) => keep('error', event.error ?? new Error(event.message));
  const onRejection = (event: PromiseRejectionEvent) => keep('unhandledrejection', event.reason);
  const restore = LEVELS.map((level) => {
    const own = console[level];
    const wrapped = (...words: unknown[]) => {
      if (kept.lines.length < MOST_LINES) kept.lines.push({ level, message: lineOf(words), at: Date.now() });
      own.apply(console, words);
    };
    console[level] = wrapped;
    return () => {
      if (console[level] === wrapped) console[level] = own;
    };
  });
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
    for (const each of restore) each();
    return { failures: kept.failures.splice(0), lines: kept.lines.splice(0) };
  };
}

function lineOf(words: readonly unknown[]): string {
  return words.map(String).join(' ').slice(0, LONGEST_LINE);
}
