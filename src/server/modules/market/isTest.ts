import type { Work } from '../../http/context';
import type { Session } from '../../http/sessionType';

/** The world a reader looks at: their own, or for visitors the one this installation shows. */
export function isTestOf(work: Work, session: Session | null): boolean {
  return session?.is_test ?? work.app.env.APP_ENV !== 'prod';
}
