import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../api/browserTokens';

/** What the reader wants: the system's look, or always the same. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const listeners = new Set<() => void>();

/** The kept choice also reaches tabs that were open when it was made, as soon as somebody looks at them. */
function subscribe(listener: () => void): () => void {
  const lookAgain = () => {
    if (document.visibilityState === 'visible') show(kept());
    listener();
  };
  listeners.add(listener);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}

function kept(): ThemeChoice {
  const value = readCookie('theme');
  return THEME_CHOICES.find((choice) => choice === value) ?? 'system';
}

function show(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

function choose(choice: ThemeChoice): void {
  writeCookie('theme', choice);
  show(choice);
  for (const listener of listeners) listener();
}

/** The look this browser keeps, and how to change it; the server knows no choice. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, kept, () => 'system'), choose];
}
