import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { foundRecord } from '../entities/search';
import { shortText } from '../values';
import * as routes from '../routes/overview';

export const searchRecords = defineEndpoint(routes.searchRecords, {
  tag: 'hub',
  summary: "The company's requests, received requests and orders by number or words, those that the caller may list.",
  access: 'member',
  query: z.object({ q: shortText(100).min(1) }),
  response: z.object({ items: z.array(foundRecord) }),
});
