import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { awardChoice, keptChoice, lineToKeep } from '../entities/awardChoice';
import * as routes from '../routes/award';

const common = {
  tag: 'rfq',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
} as const;

export const getAwardChoice = defineEndpoint(routes.getAwardChoice, {
  ...common,
  response: awardChoice,
  summary: "What the company's people have chosen so far, line by line, before an award is sent. It binds nobody.",
  errors: ['RFQ_NOT_FOUND'],
});

export const keepAwardChoice = defineEndpoint(routes.keepAwardChoice, {
  ...common,
  response: keptChoice,
  summary:
    'Keeps what was chosen of these lines; other lines stay as they are. A line that names what it is based on is left as it is when a colleague has chosen it otherwise since, and comes back as overtaken; without that the later choice counts. Each line names who chose it last.',
  body: z.object({ lines: z.array(lineToKeep).min(1).max(5000) }),
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE'],
});
