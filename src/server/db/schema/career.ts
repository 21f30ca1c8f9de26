import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';

/** Applications for openings. Person and file are deleted together; the bytes lie with the file port under the row's id. */
export const jobApplication = pgTable(
  'job_application',
  {
    id: id(),
    is_test: isTest(),
    job: text('job').notNull(),
    language: text('language', { enum: ['ko', 'en'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Version of the privacy policy that was agreed to. */
    privacy_version: text('privacy_version').notNull(),
    file_name: text('file_name').notNull(),
    file_type: text('file_type').notNull(),
    file_size: integer('file_size').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('job_application_age').on(t.created_at)],
);
