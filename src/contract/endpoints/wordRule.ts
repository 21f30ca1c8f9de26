import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { wordRule } from '../entities/wordRule';
import * as routes from '../routes/request';
import { uuid } from '../values';

const tag = 'rfq';
const keptRule = wordRule.extend({ id: uuid, updated_at: z.iso.datetime() });

export const listWordRules = defineEndpoint(routes.listWordRules, {
  tag,
  summary: 'Words of lists as the company has taught them, newest first.',
  access: 'member',
  response: z.object({ items: z.array(keptRule) }),
});

export const keepWordRule = defineEndpoint(routes.keepWordRule, {
  tag,
  summary: 'Remembers what a word of lists means, for the whole company; the same word is remembered once.',
  access: 'member',
  body: wordRule,
  response: keptRule,
});

export const removeWordRule = defineEndpoint(routes.removeWordRule, {
  tag,
  summary: 'Forgets a word of lists. One that the company does not know is forgotten already.',
  access: 'member',
  params: z.object({ word_id: uuid }),
  response: z.object({}),
});
