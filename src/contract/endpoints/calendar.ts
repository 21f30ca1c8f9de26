import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { calendar, madeCalendar } from '../entities/calendar';
import * as routes from '../routes/overview';

const tag = 'calendar';

export const getCalendar = defineEndpoint(routes.getCalendar, {
  tag,
  summary: 'Whether the person has a calendar address.',
  access: 'member',
  response: calendar,
});

export const makeCalendar = defineEndpoint(routes.makeCalendar, {
  tag,
  summary:
    'Makes the calendar address of the person and answers it, which happens this once: only its hash is kept. An earlier address ends.',
  access: 'member',
  response: madeCalendar,
});

export const removeCalendar = defineEndpoint(routes.removeCalendar, {
  tag,
  summary: 'Ends the calendar address of the person.',
  access: 'member',
  response: calendar,
});

export const readCalendarFeed = defineFileEndpoint(routes.readCalendarFeed, {
  tag,
  summary:
    'Deadlines, deliveries and validities of one person as iCalendar (RFC 5545), at a private address. No amounts, no names of companies.',
  access: 'public',
  params: z.object({ feed: z.string().regex(/^[\w-]{43}\.ics$/) }),
  errors: ['CALENDAR_NOT_FOUND'],
  limit: 60,
});
