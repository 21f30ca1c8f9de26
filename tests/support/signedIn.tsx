import type { ReactNode } from 'react';
import type { Api } from '../../src/client/api/createApi';
import { ApiProvider } from '../../src/client/api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../src/client/shell/session/SessionContext';

const session = { status: 'in', loggedIn: true, profile: { id: 'p1', view_settings: {} } } as unknown as Session &
  SessionActions;

/** A part as a member has it, over a server that answers as a test says. */
export const signedIn = (api: Api, part: ReactNode) => (
  <ApiProvider value={api}>
    <SessionContext value={session}>{part}</SessionContext>
  </ApiProvider>
);
