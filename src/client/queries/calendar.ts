import { queryOptions } from '@tanstack/react-query';
import * as routes from '../../contract/routes/overview';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const key = [SCOPES.calendar] as const;

/** Whether the reader has a calendar address. */
export const calendarQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(routes.getCalendar, {}, { api, signal }) });

/** Makes a calendar address, which the answer holds this once. An earlier one ends. */
export const useMakeCalendar = () =>
  useApiMutation({
    silent: true,
    call: (send) => send(routes.makeCalendar, {}),
    cache: ({ made_at }) => [key, { made_at }],
  });

/** Ends the calendar address. */
export const useRemoveCalendar = () =>
  useApiMutation({
    silent: true,
    call: (send) => send(routes.removeCalendar, {}),
    cache: (answer) => [key, answer],
  });
