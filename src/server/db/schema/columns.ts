import { sql } from 'drizzle-orm';
import { boolean, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUIDv7 made in Node, so that ids sort by time and need nothing of the database. */
export const id = () => uuid('id').primaryKey();
/**
 * Whether a row is test data; part of every key that rows refer to. A bound connection fills it in; one that reaches all
 * data has to name it, since the table itself has no default.
 */
export const isTest = () =>
  boolean('is_test')
    .notNull()
    .$default(() => sql`default`);
/** An instant, kept in UTC. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** An amount in won or dollars, to the cent. */
export const money = (name: string) => numeric(name, { precision: 20, scale: 2 });
/** A price per unit, to four places. */
export const price = (name: string) => numeric(name, { precision: 18, scale: 4 });
/** A quantity in the unit of its line or lot, to three places. */
export const qty = (name: string) => numeric(name, { precision: 14, scale: 3 });
/** A quantity in the unit of its price, exact as the amount that it is multiplied to: tons to the milligram. */
export const pricedQty = (name: string) => numeric(name, { precision: 24, scale: 9 });
/** A weight in kilograms, to four places. */
export const kg = (name: string) => numeric(name, { precision: 18, scale: 4 });
