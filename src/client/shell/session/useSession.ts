import { type Session, useSessionContext } from './SessionContext';

/** Who is signed in. */
export function useSession(): Session {
  return useSessionContext();
}
