import { type SessionEvent, onSession } from './sessionEvents';

/** How a login ended that its reader did not end here · `expired`: it no longer counts · `elsewhere`: signed out in another tab. */
export type Ending = 'expired' | 'elsewhere';

/** Kept for this tab, so that the pages about signing in know it after a reload too. */
const KEY = 'stlbs_login_ended';

let ending: Ending | null = null;
/** Somebody is signed in on these pages, or was until the login went without a word. */
let wasIn = false;
/** A sign-out is sent before the login goes. */
let signsOut: 'here' | 'elsewhere' | null = null;

function set(next: Ending | null): void {
  ending = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, next);
  } catch {
    // A browser without room keeps nothing.
  }
}

function note(event: SessionEvent, from: 'here' | 'elsewhere'): void {
  if (event === 'leaving') signsOut = from;
  if (event === 'leaving') set(from === 'here' ? null : 'elsewhere');
  if (event === 'leaving' && from === 'here') wasIn = false;
  if (event === 'out' && signsOut !== 'here') set(signsOut ?? 'expired');
  if (event === 'in' || event === 'renewed') {
    signsOut = null;
    set(null);
  }
}

// Before any part of the page hears of a change, so that all of them find how it came.
if (typeof window !== 'undefined') onSession(note);

/** Notes in this tab that a person is signed in: should the login be gone before any event says so, it ended all the same. */
export function noteLogin(): void {
  wasIn = true;
}

/** Whether these pages still show somebody as signed in. */
export function isThoughtIn(): boolean {
  return wasIn && ending === null;
}

/** How the login of this tab's pages ended while they were open, if it has; null when there was none. */
export function endingNow(): Ending | null {
  return ending ?? (wasIn ? 'expired' : null);
}

/** Notes in this tab that a login ended without an event of its own. */
export function noteEnding(): void {
  set(ending ?? 'expired');
}

/** The same of this tab's earlier pages too. */
export function endingKept(): Ending | null {
  if (typeof window === 'undefined') return null;
  const kept = window.sessionStorage.getItem(KEY);
  return kept === 'expired' || kept === 'elsewhere' ? kept : null;
}
