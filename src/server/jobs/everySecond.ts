const TICK_MS = 1000;

/**
 * Looks for work once a second, never twice at once, and not while `waits` says that there is none. What a look fails with is
 * given to `failed`, unless stopping ended it: its signal is aborted then. `stop` resolves when the last look has ended.
 */
export function everySecond(
  look: (signal: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
  waits: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | null = null;
  const lookOnce = async () => {
    try {
      if (await waits()) await look(signal);
    } catch (error) {
      if (!signal.aborted) failed(error);
    } finally {
      looking = null;
    }
  };
  const timer = setInterval(() => {
    looking ??= lookOnce();
  }, TICK_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
