import type { EndpointRoute } from '../endpoint';
import { ICALENDAR } from '../mediaTypes';

export const getHub = { method: 'GET', path: '/hub' } as const satisfies EndpointRoute;
export const searchRecords = { method: 'GET', path: '/search' } as const satisfies EndpointRoute;
export const listCounterparts = {
  method: 'GET',
  path: '/project/{number}/counterpart',
} as const satisfies EndpointRoute;
export const listMessages = { method: 'GET', path: '/project/{number}/message' } as const satisfies EndpointRoute;
export const sendMessage = {
  method: 'POST',
  path: '/project/{number}/message',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const getCalendar = { method: 'GET', path: '/user/calendar' } as const satisfies EndpointRoute;
export const makeCalendar = { method: 'POST', path: '/user/calendar' } as const satisfies EndpointRoute;
export const removeCalendar = { method: 'DELETE', path: '/user/calendar' } as const satisfies EndpointRoute;
export const readCalendarFeed = {
  method: 'GET',
  path: '/calendar/{feed}',
  file: [ICALENDAR],
} as const satisfies EndpointRoute;
