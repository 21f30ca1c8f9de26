import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../../contract/constants';
import type { ExportKind } from '../../../contract/entities/fileExport';
import type { ErrorName } from '../../../contract/errorCodes';
import { at, id, isTest } from './columns';
import { account } from './company';

/** A file that is made in the background; its bytes lie with the file port under its id. */
export const fileExport = pgTable(
  'file_export',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    company_id: uuid('company_id').notNull(),
    kind: text('kind').$type<ExportKind>().notNull(),
    /** The input of its endpoint. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] }).notNull(),
    progress: integer('progress').notNull().default(0),
    /** How often its making began. */
    attempts: integer('attempts').notNull().default(0),
    /** Which making it is; a process that lost its turn changes nothing any more. */
    run: uuid('run'),
    /** Waiting: from when it may begin. Running: until when its process is believed to be at it. */
    due_at: at('due_at').notNull(),
    name: text('name'),
    content_type: text('content_type'),
    size: integer('size'),
    failure: text('failure').$type<ErrorName>(),
    created_at: at('created_at').notNull(),
    ended_at: at('ended_at'),
    expires_at: at('expires_at'),
  },
  (t) => [
    index('file_export_own').on(t.account_id, t.id),
    index('file_export_due').on(t.due_at).where(sql`state in ('waiting', 'running')`),
    index('file_export_expiry').on(t.expires_at).where(sql`state = 'done'`),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);
