import type { FileRecordType } from '../../contract/entities/file';
import { jsonRows } from './jsonRow';
import { storedFile } from './schema/file';

const FILE = jsonRows(storedFile);

/** A JSON array of the files that hang on the record with this id, for a question that answers a whole record at once. */
export const attachedFiles = (type: FileRecordType, id: string): string =>
  `(select coalesce(json_agg(${FILE.array('f')} order by a.created_at, a.id), '[]')
    from file_attachment a join stored_file f on f.id = a.file_id
    where a.record_type = '${type}' and a.record_id = ${id})`;

/** The files of a record out of the JSON that `attachedFiles` makes, in the order in which they were attached. */
export const readFiles = (json: unknown) => (json as unknown[]).map((one) => FILE.read(one));
