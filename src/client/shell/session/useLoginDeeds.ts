import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { logout as endLogin } from '../../../contract/endpoints/auth';
import { useApi } from '../../api/ApiProvider';
import { call } from '../../api/call';
import { paths } from '../../paths';
import { profileQueries } from '../../queries/profile';
import { tokens as store } from './browserApi';
import { forgetCopies } from './forgetCopies';
import { forgetQueries } from './forgetQueries';
import { clearKept } from './keptProfile';
import type { SessionActions } from './SessionContext';
import { announceSession } from './sessionEvents';
import type { useLeaving } from './useLeaving';

/** Beginning and ending the login of this browser; the other tabs hear of both. */
export function useLoginDeeds({ prepare, leaveFor }: ReturnType<typeof useLeaving>): SessionActions {
  const api = useApi();
  const client = useQueryClient();
  const loginWith = useCallback<SessionActions['loginWith']>(
    async (tokens) => {
      store.store(tokens);
      await forgetQueries(client);
      await client.fetchQuery(profileQueries(api).mine());
      announceSession('in');
    },
    [api, client],
  );
  const logout = useCallback<SessionActions['logout']>(
    async (to = paths.home()) => {
      prepare();
      announceSession('leaving');
      const refresh_token = store.refresh();
      clearKept();
      forgetCopies(client.getQueryData(profileQueries(api).mine().queryKey)?.id);
      store.clear();
      // The login has ended in this browser already, even when the server cannot be told.
      const told = refresh_token
        ? call(endLogin, { body: { refresh_token } }, { api }).catch(() => undefined)
        : undefined;
      await Promise.all([leaveFor(to), told]);
    },
    [api, client, prepare, leaveFor],
  );
  return { loginWith, logout };
}
