import { redactPath } from '../../../domain/secrets/redactAddress';

const CURRENT = 'stlbs_current_path';
const PREVIOUS = 'stlbs_previous_path';

/** Notes in session storage where the reader is and came from, without secrets. */
export function notePath(path: string): void {
  const next = redactPath(path);
  const current = window.sessionStorage.getItem(CURRENT);
  if (current === next) return;
  if (current !== null) window.sessionStorage.setItem(PREVIOUS, current);
  window.sessionStorage.setItem(CURRENT, next);
}

/** The page before this one in this tab, without secrets; null on the first. */
export function previousPath(): string | null {
  return window.sessionStorage.getItem(PREVIOUS);
}
