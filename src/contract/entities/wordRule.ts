import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { shortText } from '../values';
import { WORD_FIELDS } from '../wordFields';

export const wordField = z.enum(WORD_FIELDS);
export type WordField = z.infer<typeof wordField>;

const value = shortText(60).min(1);

/** What a word means, by the cells that it fills. */
export const wordFields = z
  .object({
    category: value,
    type: value,
    standard: value,
    grade: value,
    schedule: value,
    ends: value,
    coating: value,
  } satisfies Record<WordField, typeof value>)
  .partial();
export type WordFields = z.infer<typeof wordFields>;

/** A word of lists as a company understands it. */
export const wordRule = z
  .object({
    word: shortText(40).min(1),
    fields: wordFields,
  })
  .register(apiSchemas, { id: 'WordRule' });
export type WordRule = { word: string; fields: WordFields };

/** A word of a line that was read by a rule of the company. */
export const learnedWord = z.object({ word: z.string(), field: wordField, value: z.string() });
export type LearnedWord = z.infer<typeof learnedWord>;
