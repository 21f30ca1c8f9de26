/** Keeps what is typed in a part of the page over a reload. */
export interface ReloadKeeper {
  /** Whether a field is its own. */
  covers(field: Element): boolean;
  /** Keeps what is typed; false while that has to wait. */
  keep(): boolean;
}

const RELOADED = 'stlbs.reloaded';
const RETRY_MS = 1_000;

const keepers = new Set<ReloadKeeper>();
const touched = new Set<EventTarget>();

if (typeof window !== 'undefined') {
  window.addEventListener('input', ({ target }) => target && touched.add(target), true);
}

/** Adds a keeper; the result removes it. */
export function onReload(keeper: ReloadKeeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/**
 * Loads the page again, by which it becomes one of the build that is served now: once for each build, and only when nothing
 * that was typed is lost by it. False when this build was reloaded before, else it does not resolve.
 */
export function reloadOnce(): Promise<never> | false {
  const build = buildOf();
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
  } catch {
    // Without a memory it would reload for good.
    return false;
  }
  const attempt = () => (nothingIsLost() ? window.location.reload() : void setTimeout(attempt, RETRY_MS));
  attempt();
  return new Promise(() => undefined);
}

function buildOf(): string {
  return (window as { __NEXT_DATA__?: { buildId?: string } }).__NEXT_DATA__?.buildId ?? '';
}

function nothingIsLost(): boolean {
  const all = [...keepers];
  const open = [...touched].filter((field) => field instanceof Element && field.isConnected && !isEmpty(field));
  const covered = open.every((field) => all.some((keeper) => keeper.covers(field as Element)));
  return covered && all.map((keeper) => keeper.keep()).every(Boolean);
}

function isEmpty(field: Element): boolean {
  return 'value' in field ? field.value === '' : field.textContent === '';
}
