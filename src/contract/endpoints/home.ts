import * as z from 'zod';
import { defineEndpoint } from '../endpoint';

const count = z.number().int();

export const getHomeFigures = defineEndpoint({
  method: 'GET',
  path: '/home/figures',
  tag: 'content',
  summary:
    'How much is going on, as counts only: companies, requests that collect, lines asked in 30 days, open stock.',
  access: 'visitor',
  response: z.object({ companies: count, collecting_requests: count, asked_lines: count, open_items: count }),
});
