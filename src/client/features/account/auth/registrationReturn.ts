const KEY = 'stlbs-sign-up-way';
const KEPT_MS = 7 * 86_400_000;

interface KeptWay {
  email: string;
  next: string;
  until: number;
}

/** Stores where a registering person was going: the mailed link opens in another tab, without it. */
export function keepWay(email: string, next: string | undefined): void {
  try {
    if (!next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ email, next, until: Date.now() + KEPT_MS } satisfies KeptWay));
  } catch {
    // Without a store the way is lost, as it would be on another device.
  }
}

/** Where that person was on the way to; undefined for anybody else, and after a week. */
export function keptWay(email: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptWay | null;
    return kept && kept.email === email && kept.until > Date.now() ? kept.next : undefined;
  } catch {
    return undefined;
  }
}
