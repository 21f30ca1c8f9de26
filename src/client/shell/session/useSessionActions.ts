import { type SessionActions, useSessionContext } from './SessionContext';

/** Beginning and ending a login. */
export function useSessionActions(): SessionActions {
  const { loginWith, logout } = useSessionContext();
  return { loginWith, logout };
}
