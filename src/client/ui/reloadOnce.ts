/** Keeps what is typed in a part of the page over a reload. */
export interface ReloadKeeper {
  /** Whether a field is its own. */
  covers(field: Element): boolean;
  /** Keeps what is typed; false while that has to wait. */
  keep(): boolean;
}

const RELOADED = 'stlbs.reloaded';
const RETRY_MS = 1_000;
/** How long it waits for what is typed before the reader learns of it. */
const NOTICE_AFTER_MS = 5_000;

/** Raised on the window each second from then on. */
export const RELOAD_WAITS = 'stlbs-reload-waits';

/** What is written into; a choice is made again at once, and so is a search. */
const WRITTEN =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=search])';

const keepers = new Set<ReloadKeeper>();
const touched = new Set<Element>();

/** One for all parts that are missing. */
let pending: Promise<never> | null = null;

if (typeof window !== 'undefined') {
  const touch = ({ target }: Event) => target instanceof Element && target.matches(WRITTEN) && touched.add(target);
  window.addEventListener('input', touch, true);
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
  if (pending) return pending;
  try {
    if (sessionStorage.getItem(RELOADED) === buildOf()) return false;
  } catch {
    // Without a memory it would reload for good.
    return false;
  }
  pending = new Promise(() => undefined);
  const since = Date.now();
  const attempt = () => {
    if (nothingIsLost() && reloadNow()) return;
    if (Date.now() - since >= NOTICE_AFTER_MS) window.dispatchEvent(new Event(RELOAD_WAITS));
    setTimeout(attempt, RETRY_MS);
  };
  attempt();
  return pending;
}

/** Loads the page again whatever is typed; false where the browser cannot keep that it did. */
export function reloadNow(): boolean {
  try {
    sessionStorage.setItem(RELOADED, buildOf());
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

function buildOf(): string {
  return (window as { __NEXT_DATA__?: { buildId?: string } }).__NEXT_DATA__?.buildId ?? '';
}

function nothingIsLost(): boolean {
  const all = [...keepers];
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  const open = [...touched].filter((field) => !isEmpty(field));
  const covered = open.every((field) => all.some((keeper) => keeper.covers(field)));
  return covered && all.map((keeper) => keeper.keep()).every(Boolean);
}

function isEmpty(field: Element): boolean {
  return 'value' in field ? field.value === '' : field.textContent === '';
}
