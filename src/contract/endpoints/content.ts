import * as z from 'zod';
import { LANGUAGES } from '../constants';
import { defineEndpoint } from '../endpoint';
import { contentEntry, contentSummary, entryCollection, faqEntry } from '../entities/content';
import * as routes from '../routes/content';

const tag = 'content';
/** Said rather than taken from Accept-Language, so that each language is an address of its own. */
const language = z.enum(LANGUAGES);
export const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, 'slug');

export const listEntries = defineEndpoint(routes.listEntries, {
  tag,
  summary: 'Articles, notices or openings, the newest first.',
  access: 'public',
  params: z.object({ collection: entryCollection }),
  query: z.object({ language }),
  response: z.object({ items: z.array(contentSummary) }),
});

export const getEntry = defineEndpoint(routes.getEntry, {
  tag,
  summary: 'One article, notice, opening or document with its text.',
  access: 'public',
  params: z.object({ collection: entryCollection, slug }),
  query: z.object({ language }),
  response: contentEntry,
  errors: ['NOT_FOUND'],
});

export const listFaq = defineEndpoint(routes.listFaq, {
  tag,
  summary: 'Questions with their answers, in the order of the categories.',
  access: 'public',
  query: z.object({ language }),
  response: z.object({ items: z.array(faqEntry) }),
});
