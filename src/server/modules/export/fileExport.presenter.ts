import type { FileExport } from '../../../contract/entities/fileExport';
import { errorMessage } from '../../../contract/errors';
import type { Work } from '../../http/context';
import type { ExportRow } from './fileExport.repository';

/** An export as it leaves. A file beyond its time is gone, whether or not it has been cleaned away. */
export function presentExport({ now, language }: Pick<Work, 'now' | 'language'>, row: ExportRow): FileExport {
  const over = row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    kind: row.kind,
    record: recordOf(row),
    state: row.state === 'done' && over ? 'expired' : row.state,
    progress: row.progress,
    name: row.name,
    size: row.size,
    failure: row.failure && errorMessage(row.failure, language),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/** The number of the request or order that an export is about; null for a list. */
export function recordOf({ params }: Pick<ExportRow, 'params'>): string | null {
  const number = params['rfq_number_id'] ?? params['order_number'];
  return typeof number === 'string' ? number : null;
}
