import * as z from 'zod';
import { type EntryCollection, faqCategory, jobFacts } from '../../../contract/entities/content';
import { day } from '../../../contract/values';

export type Folder = EntryCollection | 'faq' | 'paper';

const text = z.string().trim().min(1);
const entry = z.strictObject({
  title: text.max(120),
  summary: text.max(300),
  published_on: day,
  updated_on: day.nullable().default(null),
});

/** What the head of each kind of file has to say; an unknown or missing word stops the start of the tests, not a reader. */
export const frontMatter = {
  document: entry,
  paper: entry,
  board: entry.extend({ topic: text.max(40) }),
  blog: entry.extend({ topic: text.max(40) }),
  job: entry.extend({ job: jobFacts }),
  faq: z.strictObject({ title: text.max(160), category: faqCategory, order: z.number().int() }),
} as const satisfies Record<Folder, z.ZodType>;

export type FrontMatter<F extends Folder> = z.output<(typeof frontMatter)[F]>;
