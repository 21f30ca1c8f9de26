import { and, asc, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { FileRecordType } from '../../../contract/entities/file';
import type { Executor } from '../../db/database';
import { fileAttachment, storedFile } from '../../db/schema/file';

export type FileRow = typeof storedFile.$inferSelect;

/** Adds an announced file, or one whose bytes lie in the store already: then `stored_at` says since when. */
export async function addFile(db: Executor, row: typeof storedFile.$inferInsert): Promise<void> {
  await db.insert(storedFile).values(row);
}

/** A file, complete or only announced; who may have it is for the caller to judge. */
export async function findFile(db: Executor, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return row ?? null;
}

/** A file, locked so that its bytes come in once; null when there is none. */
export async function lockFile(db: Executor, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id)).for('update');
  return row ?? null;
}

/** Files of one company that are complete, locked so that none is cleaned away while it is attached. */
export async function lockOwnFiles(db: Executor, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.company_id, companyId),
        inArray(storedFile.id, [...ids]),
        sql`${storedFile.stored_at} is not null`,
      ),
    )
    .orderBy(storedFile.id)
    .for('share');
}

/**
 * Makes an announced file complete: its type as found in the bytes, their hash, and since when they lie in the store.
 */
export async function markStored(
  db: Executor,
  id: string,
  content: { content_type: string; sha256: string; stored_at: Date },
): Promise<void> {
  await db.update(storedFile).set(content).where(eq(storedFile.id, id));
}

/** Files of some records of one type, each with its record, in the order in which they were attached. */
export async function findAttachments(db: Executor, type: FileRecordType, recordIds: readonly string[]) {
  if (recordIds.length === 0) return [];
  return db
    .select({ record_id: fileAttachment.record_id, file: storedFile })
    .from(fileAttachment)
    .innerJoin(storedFile, eq(storedFile.id, fileAttachment.file_id))
    .where(and(eq(fileAttachment.record_type, type), inArray(fileAttachment.record_id, [...recordIds])))
    .orderBy(asc(fileAttachment.created_at), asc(fileAttachment.id));
}

/** The records that a file hangs on, of whatever type; none for a file that only was uploaded. */
export async function findRecordsOf(db: Executor, fileId: string) {
  return db
    .select({ record_type: fileAttachment.record_type, record_id: fileAttachment.record_id })
    .from(fileAttachment)
    .where(eq(fileAttachment.file_id, fileId));
}

/** Hangs files on records; what hangs there already stays as it is. */
export async function addAttachments(db: Executor, rows: Array<typeof fileAttachment.$inferInsert>): Promise<void> {
  if (rows.length > 0) await db.insert(fileAttachment).values(rows).onConflictDoNothing();
}

/** Takes files off a record. They stay in the store until cleaning finds that they hang on nothing. */
export async function detach(db: Executor, type: FileRecordType, recordId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return;
  await db
    .delete(fileAttachment)
    .where(
      and(
        eq(fileAttachment.record_type, type),
        eq(fileAttachment.record_id, recordId),
        inArray(fileAttachment.file_id, [...fileIds]),
      ),
    );
}

/** Removes files older than `before` that hang on nothing; certificates are kept with their company. */
export async function deleteLooseFiles(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .delete(storedFile)
    .where(
      and(
        lt(storedFile.created_at, before),
        ne(storedFile.landing_type, 'BRN'),
        notExists(db.select({ one: sql`1` }).from(fileAttachment).where(eq(fileAttachment.file_id, storedFile.id))),
      ),
    )
    .returning({ id: storedFile.id });
  return rows.map((row) => row.id);
}
