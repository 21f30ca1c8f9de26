import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, id } from './columns';

/** A person who may use the operators' console. Made by a command of the operator alone. */
export const operatorAccount = pgTable('operator_account', {
  id: id(),
  /** As the audit log names the person. */
  name: text('name').notNull().unique(),
  password_hash: text('password_hash').notNull(),
  /** Key of the authenticator app, sealed with a key of the server. */
  app_secret: text('app_secret').notNull(),
  /** The time step of the newest code that was accepted: neither it nor an earlier one is accepted again. */
  last_step: bigint('last_step', { mode: 'number' }).notNull(),
  /** Wrong tries since the last right one. */
  failures: integer('failures').notNull().default(0),
  locked_until: at('locked_until'),
  created_at: at('created_at').notNull(),
  last_used_at: at('last_used_at'),
});

/** A sign-in to the console. Only the hash of its cookie is kept. */
export const operatorLogin = pgTable(
  'operator_login',
  {
    token_hash: text('token_hash').primaryKey(),
    operator_id: uuid('operator_id')
      .notNull()
      .references(() => operatorAccount.id, { onDelete: 'cascade' }),
    created_at: at('created_at').notNull(),
    used_at: at('used_at').notNull(),
  },
  (t) => [index('operator_login_operator').on(t.operator_id)],
);

/** Secrets of the server that it made itself, sealed with its secret in the settings; no call of the product reaches them. */
export const operatorSecret = pgTable('operator_secret', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  created_at: at('created_at').notNull(),
});
