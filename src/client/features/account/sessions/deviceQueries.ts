import { infiniteQueryOptions } from '@tanstack/react-query';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../../../contract/routes/account';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { byCursor } from '../../../queries/byCursor';
import { SCOPES } from '../../../queries/keys';
import { useApiMutation } from '../../../queries/mutation';

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

const devices = [SCOPES.member, 'device'];

/** Signs out on one other device. */
export const useEndDevice = () =>
  useApiMutation({
    call: (send, id: string) => send(endDevice, { params: { device_id: id } }),
    staleAlways: [devices],
    silent: true,
  });

/** Signs out everywhere; here too unless this login is kept. */
export const useEndAllDevices = () =>
  useApiMutation({
    call: (send, keep_current: boolean) => send(endAllDevices, { body: { keep_current } }),
    stale: [devices],
    silent: true,
  });
