import * as z from 'zod';
import { FAQ_CATEGORIES } from '../choices';
import { day } from '../values';

/** Kinds of entries that the product brings along: articles, notices, openings and its own documents. */
export const entryCollection = z.enum(['document', 'board', 'blog', 'job']);
export type EntryCollection = z.infer<typeof entryCollection>;

/** A run of text with one look. Texts are data, so nothing in them can become markup. */
const inline = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  code: z.boolean().optional(),
  href: z.string().optional(),
});
export type Inline = z.infer<typeof inline>;
const inlines = z.array(inline);

export const contentBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.object({ type: z.literal('paragraph'), content: inlines }),
  z.object({ type: z.literal('note'), content: inlines }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(inlines) }),
  z.object({ type: z.literal('table'), head: z.array(inlines), rows: z.array(z.array(inlines)) }),
]);
export type ContentBlock = z.infer<typeof contentBlock>;

export const faqCategory = z.enum(FAQ_CATEGORIES);

/** What an opening says besides its text. */
export const jobFacts = z.object({
  team: z.string(),
  place: z.string(),
  employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
  /** Null while applications are taken until the place is filled. */
  closes_on: day.nullable(),
});

export const contentSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  published_on: day,
  updated_on: day.nullable(),
  /** What a notice or an article is about, in the reader's language. */
  topic: z.string().nullable(),
  job: jobFacts.nullable(),
});
export type ContentSummary = z.infer<typeof contentSummary>;

export const contentEntry = contentSummary.extend({ blocks: z.array(contentBlock) });
export type ContentEntry = z.infer<typeof contentEntry>;

export const faqEntry = z.object({
  slug: z.string(),
  title: z.string(),
  category: faqCategory,
  blocks: z.array(contentBlock),
});
export type FaqEntry = z.infer<typeof faqEntry>;
