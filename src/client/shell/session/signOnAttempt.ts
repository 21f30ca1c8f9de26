import { nextPath } from '../route/sameSite';

const KEY = 'stlbs-sign-on';

/** A sign-on that left this tab for the company's provider: its secret, and the page that was wanted. */
export interface SignOnAttempt {
  attempt: string;
  next: string | undefined;
}

/** Keeps the attempt in this tab alone, so that an answer that was begun elsewhere is none. */
export function keepAttempt({ attempt, next }: SignOnAttempt): void {
  sessionStorage.setItem(KEY, JSON.stringify({ attempt, next: nextPath(next) }));
}

/** The attempt of this tab, which is forgotten by that. */
export function takeAttempt(): SignOnAttempt | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return null;
  const { attempt, next } = JSON.parse(kept) as Partial<SignOnAttempt>;
  return attempt ? { attempt, next: nextPath(next) } : null;
}
