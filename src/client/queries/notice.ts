import { queryOptions } from '@tanstack/react-query';
import type { NoticeSettings, NoticeSettingsChange, PushSubscriptionInput } from '../../contract/entities/notice';
import * as routes from '../../contract/routes/notice';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';
import { saleItemsKeys } from './saleItems';

const settingsKey = [SCOPES.notice, 'settings'] as const;
const devicesKey = [SCOPES.notice, 'devices'] as const;

/** How the reader is notified, and on which devices. */
export const noticeQueries = (api: Api) => ({
  settings: () =>
    queryOptions({ queryKey: settingsKey, queryFn: ({ signal }) => call(routes.getNotices, {}, { api, signal }) }),
  devices: () =>
    queryOptions({
      queryKey: devicesKey,
      queryFn: ({ signal }) => call(routes.listPushDevices, {}, { api, signal }),
    }),
});

/** Chooses ways; the boxes show it at once, and the switch beside the product range follows. */
export const useChangeNotices = () =>
  useApiMutation({
    silent: true,
    call: (send, change: NoticeSettingsChange) => send(routes.patchNotices, { body: change }),
    optimistic: (show, change) =>
      show<NoticeSettings>(settingsKey, (known) => ({
        ...known,
        ...change,
        ways: { ...known.ways, ...change.ways },
      })),
    cache: (settings) => [settingsKey, settings],
    stale: (_answer, change) => (change.ways?.matched ? [saleItemsKeys.all()] : []),
  });

/** Turns notifications on for this browser's subscription. */
export const useAddPushDevice = () =>
  useApiMutation({
    silent: true,
    call: (send, subscription: PushSubscriptionInput) => send(routes.addPushDevice, { body: subscription }),
    cache: (devices) => [devicesKey, devices],
  });

/** Turns notifications off on a device. */
export const useRemovePushDevice = () =>
  useApiMutation({
    silent: true,
    call: (send, id: string) => send(routes.removePushDevice, { params: { push_device_id: id } }),
    cache: (devices) => [devicesKey, devices],
    staleOnError: [devicesKey],
  });

/** Sends a code to the reader's phone. */
export const useSendPhoneCode = () => useApiMutation({ silent: true, call: (send) => send(routes.sendPhoneCode, {}) });

/** Proves the phone number by the code. */
export const useVerifyPhone = () =>
  useApiMutation({
    silent: true,
    call: (send, code: string) => send(routes.verifyPhone, { body: { code } }),
    cache: (settings) => [settingsKey, settings],
  });
