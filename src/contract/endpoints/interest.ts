import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { interest, interestType } from '../entities/interest';
import { page, pageQuery, shortText } from '../values';
import * as routes from '../routes/market';

const tag = 'interest';
const access = 'member' as const;
const record = { record_type: interestType, record_id: shortText(40).min(1) };

export const listInterest = defineEndpoint(routes.listInterest, {
  tag,
  summary: 'What the person has saved, the newest first, with what changed since.',
  access,
  query: z.object({ ...pageQuery, record_type: interestType.optional() }),
  response: page(interest).extend({ counts: z.record(z.string(), z.number().int()) }),
});

export const saveInterest = defineEndpoint(routes.saveInterest, {
  tag,
  summary: 'Saves a store, stock item, sale material or request. Saving twice is saving once.',
  access,
  body: z.object(record),
  response: z.object({ saved: z.literal(true) }),
  errors: ['INTEREST_NOT_FOUND'],
});

export const dropInterest = defineEndpoint(routes.dropInterest, {
  tag,
  summary: 'Takes saved records off the list.',
  access,
  body: z.object({ records: z.array(z.object(record)).min(1).max(100) }),
  response: z.object({ removed: z.number().int() }),
});
