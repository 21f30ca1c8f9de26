import * as z from 'zod';
import { LIST_NAMES, type ListName, MOST_SAVED_VIEWS } from '../lists';
import { shortText } from '../values';

const viewKey = z.string().regex(/^[A-Za-z_]{1,40}$/, 'key');

/** A named way to look at a list: the query of its address, in which a Korean letter takes nine characters. */
export const savedView = z.object({ name: shortText(40).min(1), query: z.string().max(1200) });

/** How a person has one of the lists: what is left out stands as usual. */
export const listView = z
  .object({
    /** The chosen order; a column that is not named follows in its usual place. */
    columns: z
      .array(z.object({ key: viewKey, hidden: z.boolean(), width: z.number().int().min(48).max(800).nullable() }))
      .max(40),
    /** The order of the rows. */
    sort: viewKey.nullable(),
    /** Named filters, oldest first. */
    saved: z.array(savedView).max(MOST_SAVED_VIEWS),
  })
  .partial();
export type ListView = z.infer<typeof listView>;

const rowHeight = z.enum(['compact', 'comfortable']);

/** How the person looks at work pages, on every device. */
export const viewSettings = z.object({
  comparison_rows: rowHeight,
  list_rows: rowHeight,
  /** Whether single letters do something in lists. */
  shortcuts: z.boolean(),
  lists: z.partialRecord(z.enum(LIST_NAMES), listView),
});
export type ViewSettings = z.infer<typeof viewSettings>;

/** What is sent to change them. A named filter takes the place of the one of its name; without a query it is removed. */
export const viewSettingsChange = viewSettings
  .extend({
    lists: z.partialRecord(
      z.enum(LIST_NAMES),
      listView.extend({
        saved: z
          .array(savedView.extend({ query: savedView.shape.query.nullable() }))
          .max(MOST_SAVED_VIEWS)
          .optional(),
      }),
    ),
  })
  .partial();
export type ViewSettingsChange = z.infer<typeof viewSettingsChange>;
export type ListViewChange = NonNullable<NonNullable<ViewSettingsChange['lists']>[ListName]>;
export type SavedView = z.infer<typeof savedView>;
