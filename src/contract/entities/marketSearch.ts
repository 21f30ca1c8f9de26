import * as z from 'zod';
import { FACETS } from '../facets';

export const facetName = z.enum(FACETS);
export type FacetName = z.infer<typeof facetName>;

/** Values of one dimension with their number of hits under all the other filters. */
export const facet = z.object({
  name: facetName,
  values: z.array(z.object({ value: z.string(), count: z.number().int(), selected: z.boolean() })),
  /** Above 2,000 hits the numbers come from the first 2,000. */
  exact: z.boolean(),
});
export type Facet = z.infer<typeof facet>;

/** What the search box was read as. */
export const understood = z.object({
  terms: z.array(z.object({ kind: z.string(), text: z.string() })),
  /** Words taken for misspelt ones. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Words that meant nothing; the search went on without them. */
  ignored: z.array(z.string()),
  /** Grades equivalent to the requested one; included only on request. */
  equivalents: z.array(z.string()),
});
export type Understood = z.infer<typeof understood>;
