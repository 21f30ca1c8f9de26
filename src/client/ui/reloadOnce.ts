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

/** Kinds of fields in which nothing is written that a reload loses; a search is quickly typed again. */
const NOT_WRITTEN = new Set([
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'search',
  'submit',
  'button',
  'reset',
  'image',
]);

const keepers = new Set<ReloadKeeper>();
const touched = new Set<Element>();
const listeners = new Set<() => void>();

/** One for all parts that are missing. */
let pending: Promise<never> | null = null;
let waiting = false;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || touched.has(target) || !isWritten(target)) return;
      dropGone();
      touched.add(target);
    },
    true,
  );
}

/** Adds a keeper; the result removes it. */
export function onReload(keeper: ReloadKeeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** Whether the page waits with its reload for what somebody types, for `useSyncExternalStore`. */
export const waitingReload = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => waiting,
};

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
    if (Date.now() - since >= NOTICE_AFTER_MS) showWaiting();
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

function showWaiting(): void {
  if (waiting) return;
  waiting = true;
  for (const listener of listeners) listener();
}

function buildOf(): string {
  return (window as { __NEXT_DATA__?: { buildId?: string } }).__NEXT_DATA__?.buildId ?? '';
}

function nothingIsLost(): boolean {
  const all = [...keepers];
  dropGone();
  const open = [...touched].filter((field) => !isEmpty(field));
  const covered = open.every((field) => all.some((keeper) => keeper.covers(field)));
  return covered && all.map((keeper) => keeper.keep()).every(Boolean);
}

function dropGone(): void {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
}

function isWritten(field: Element): boolean {
  if (field instanceof HTMLInputElement) return !NOT_WRITTEN.has(field.type);
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLElement && field.isContentEditable);
}

function isEmpty(field: Element): boolean {
  return 'value' in field ? field.value === '' : field.textContent === '';
}
