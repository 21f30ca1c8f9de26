const listeners = new Set<() => void>();
/** Stands in where the browser's storage is full or forbidden. */
const memory = new Map<string, string>();

const keyOf = (rfqNumberId: string) => `stlbs.award.${rfqNumberId}`;

/** Tells about every change of a kept award. */
export function subscribeSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The award kept for a request in this tab, as JSON; `{}` when there is none. */
export function readSelection(rfqNumberId: string): string {
  const key = keyOf(rfqNumberId);
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? '{}';
  } catch {
    return memory.get(key) ?? '{}';
  }
}

/** Keeps an award, as JSON, until the tab is closed. */
export function writeSelection(rfqNumberId: string, json: string): void {
  const key = keyOf(rfqNumberId);
  try {
    sessionStorage.setItem(key, json);
    memory.delete(key);
  } catch {
    memory.set(key, json);
  }
  for (const listener of listeners) listener();
}
