import { createContext, useContext } from 'react';
import type { Profile, Tokens } from '../../../contract/entities/person';
import type { Ending } from './endedLogin';

/** `failed`: there is a login, but the profile could not be fetched; it may be tried again. */
export type SessionStatus = 'loading' | 'in' | 'out' | 'failed';

export interface Session {
  status: SessionStatus;
  /** The login status: true when a profile is present. */
  loggedIn: boolean;
  loading: boolean;
  profile: Profile | undefined;
  /** How the login ended under this page without the reader's doing here; null otherwise. */
  ended: Ending | null;
  /** A sign-out is on its way home; guards stand back. */
  leaving: boolean;
  /** Why the profile could not be fetched; null where nothing failed. */
  failure: Error | null;
  retry: () => void;
}

export interface SessionActions {
  /** Keeps a new login and fetches its profile. Navigation is the caller's. */
  loginWith: (tokens: Tokens) => Promise<void>;
  /** Ends the login here and in all tabs, forgets everything stored, and goes home; `elsewhere` leads this tab there instead. */
  logout: (to?: string) => Promise<void>;
}

export const SessionContext = createContext<(Session & SessionActions) | null>(null);

/** Who is signed in, and how to change that. Throws outside of a SessionProvider. */
export function useSessionContext(): Session & SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
