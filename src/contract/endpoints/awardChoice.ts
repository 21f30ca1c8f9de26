import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { awardChoice, chosenLine } from '../entities/awardChoice';
import * as routes from '../routes/award';

const common = {
  tag: 'rfq',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  response: awardChoice,
} as const;

export const getAwardChoice = defineEndpoint(routes.getAwardChoice, {
  ...common,
  summary: "What the company's people have chosen so far, line by line, before an award is sent. It binds nobody.",
  errors: ['RFQ_NOT_FOUND'],
});

export const keepAwardChoice = defineEndpoint(routes.keepAwardChoice, {
  ...common,
  summary:
    'Keeps what was chosen of these lines; other lines stay as they are. Of two who choose the same line the later one counts, and the line names who that was.',
  body: z.object({ lines: z.array(chosenLine).min(1).max(5000) }),
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE'],
});
