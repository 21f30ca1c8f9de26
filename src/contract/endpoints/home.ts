import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import * as routes from '../routes/content';

const count = z.number().int();

export const getHomeFigures = defineEndpoint(routes.getHomeFigures, {
  tag: 'content',
  summary:
    'How much is going on, as counts only: companies, requests that collect, lines requested in 30 days, listed stock.',
  access: 'visitor',
  response: z.object({ companies: count, collecting_requests: count, asked_lines: count, open_items: count }),
});
