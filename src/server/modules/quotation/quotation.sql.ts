import { jsonRows } from '../../db/jsonRow';
import { quotationLine } from '../../db/schema/quotation';
import { statement } from '../../db/statement';

export const LINE = jsonRows(quotationLine);

/** Of the revisions `$1`. */
export const LINES = statement(
  'quotation_lines',
  { line: 'json' },
  `select ${LINE.array('l')} as line from quotation_line l where l.revision_id = any($1::uuid[])`,
);
