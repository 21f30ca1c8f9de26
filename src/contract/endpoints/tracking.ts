import * as z from 'zod';
import { LANGUAGES } from '../constants';
import { defineEndpoint } from '../endpoint';
import * as routes from '../routes/content';

/** One action of a reader: a page entered or left, or a click on a marked element. */
export const trackingEvent = z.object({
  actionType: z.enum(['PAGE_IN', 'PAGE_OUT', 'CLICK']),
  method: z.string().max(20),
  path: z.string().max(500),
  referrer: z.string().max(1000),
  key: z.string().max(200),
  body: z.unknown(),
  serviceName: z.string().max(60),
  sessionId: z.string().max(64),
  clientDate: z.iso.datetime({ offset: true }),
  language: z.enum(LANGUAGES),
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

export const postUserAction = defineEndpoint(routes.postUserAction, {
  tag: 'tracking',
  summary: 'Takes one action of a reader. Optional header `stlbs-token`: the access token.',
  access: 'public',
  body: trackingEvent,
  response: z.object({}),
  bodyLimit: 4 * 1024,
  limit: 600,
});
