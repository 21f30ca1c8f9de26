import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../contract/endpoints/device';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';

export const deviceKeys = {
  list: () => [SCOPES.member, 'device', 'list'] as const,
  events: () => [SCOPES.member, 'device', 'event'] as const,
};

/** Logins and security log of the person, page by page. */
export const deviceQueries = (api: Api) => ({
  /** Where the person is signed in now. Another device may join meanwhile: the screen asks again at each visit. */
  list: () =>
    infiniteQueryOptions({
      queryKey: deviceKeys.list(),
      queryFn: ({ pageParam, signal }) =>
        call(listDevices, { query: { cursor: pageParam ?? undefined, limit: 20 } }, { api, signal }),
      ...byCursor,
    }),
  /** What happened to the account. */
  events: () =>
    infiniteQueryOptions({
      queryKey: deviceKeys.events(),
      queryFn: ({ pageParam, signal }) =>
        call(listSecurityEvents, { query: { cursor: pageParam ?? undefined, limit: 20 } }, { api, signal }),
      ...byCursor,
    }),
});

function useDevicesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [SCOPES.member, 'device'] });
}

/** Signs out on one other device. */
export function useEndDevice() {
  const api = useApi();
  return useMutation({
    meta: { silent: true },
    mutationFn: (id: string) => call(endDevice, { params: { device_id: id } }, { api }),
    onSettled: useDevicesChanged(),
  });
}

/** Signs out everywhere; here too unless this login is kept. */
export function useEndAllDevices() {
  const api = useApi();
  return useMutation({
    meta: { silent: true },
    mutationFn: (keep_current: boolean) => call(endAllDevices, { body: { keep_current } }, { api }),
    onSuccess: useDevicesChanged(),
  });
}
