import { boolean, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUIDv7 made in Node, so that ids sort by time and need nothing of the database. */
export const id = () => uuid('id').primaryKey();
/** Which of the two worlds a row lives in; part of every key that rows refer to. */
export const isTest = () => boolean('is_test').notNull();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const money = (name: string) => numeric(name, { precision: 20, scale: 2 });
export const price = (name: string) => numeric(name, { precision: 18, scale: 4 });
export const qty = (name: string) => numeric(name, { precision: 14, scale: 3 });
export const kg = (name: string) => numeric(name, { precision: 18, scale: 4 });
