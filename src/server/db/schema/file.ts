import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { FileRecordType, LandingType } from '../../../contract/entities/file';
import { at, id, isTest } from './columns';
import { company } from './company';

/** A file of a company; its bytes lie with the file port under its id. Awaited until its bytes have come. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    uploaded_by: uuid('uploaded_by'),
    landing_type: text('landing_type').$type<LandingType>().notNull(),
    name: text('name').notNull(),
    content_type: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256'),
    created_at: at('created_at').notNull(),
    /** When the bytes came; null while they are awaited. */
    stored_at: at('stored_at'),
  },
  (t) => [
    unique('stored_file_world').on(t.is_test, t.id),
    index('stored_file_loose').on(t.created_at).where(sql`landing_type <> 'BRN'`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** A file hanging on a record. Every reader of the record may read the file. */
export const fileAttachment = pgTable(
  'file_attachment',
  {
    id: id(),
    is_test: isTest(),
    file_id: uuid('file_id').notNull(),
    record_type: text('record_type').$type<FileRecordType>().notNull(),
    record_id: uuid('record_id').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('file_attachment_once').on(t.record_type, t.record_id, t.file_id),
    index('file_attachment_file').on(t.file_id),
    foreignKey({ columns: [t.is_test, t.file_id], foreignColumns: [storedFile.is_test, storedFile.id] }),
  ],
);
