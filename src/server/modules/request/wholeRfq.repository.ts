import { attachedFiles, readFiles } from '../../db/attachmentRows';
import type { Executor } from '../../db/database';
import { insertFromJson, jsonParameter, jsonRows } from '../../db/jsonRow';
import { rfq, rfqLine } from '../../db/schema/rfq';
import { send, statement } from '../../db/statement';
import { mapInTurns } from '../../inTurns';
import { withSession } from '../../http/session.repository';
import type { RfqFigures, RfqLineRow, RfqRow } from './request.repository';

/** A request with all that its company reads of it. */
export interface WholeRfq {
  row: RfqRow;
  lines: RfqLineRow[];
  figures: RfqFigures;
  parent_number: string | null;
  files: ReturnType<typeof readFiles>;
  /** The files that its lines were read from. */
  lists: ReturnType<typeof readFiles>;
}

type NewRfq = typeof rfq.$inferInsert;
type NewLine = typeof rfqLine.$inferInsert;

const RFQ = jsonRows(rfq);
const LINE = jsonRows(rfqLine);

const linesOf = (from: string) =>
  `(select coalesce(json_agg(${LINE.array('l')} order by l.line_no), '[]') from ${from})`;

/** Lines that come along with their request. More in one answer would hold everybody up while it is read. */
const FIRST_LINES = 500;

/** How many were asked, answered and declined is what the buyer may always know. */
const WHOLE = `json_build_object(
  'row', ${RFQ.array('r')},
  'lines', ${linesOf(`(select * from rfq_line where rfq_id = r.id order by line_no limit ${FIRST_LINES}) l`)},
  'files', ${attachedFiles('rfq', 'r.id')},
  'lists', ${attachedFiles('rfq_list', 'r.id')},
  'parent_number', (select p.rfq_number_id from rfq p where p.id = r.parent_rfq_id),
  'created_by_name', (select a.name from account a where a.id = r.created_by),
  'receivers', (select json_build_array(count(*), count(t.declined_at)) from rfq_target t where t.rfq_id = r.id),
  'quotation_count', (select count(*) from quotation q
    where q.rfq_id = r.id and q.revision > 0 and q.status <> 'WITHDRAWN'))`;

interface Found {
  row: unknown;
  lines: unknown[];
  files: unknown;
  lists: unknown;
  parent_number: string | null;
  created_by_name: string;
  /** How many sellers were asked, and how many declined. */
  receivers: [withSession: number, declined: number];
  quotation_count: number;
}

const BY_ID = statement<{ found: Found }>('whole_rfq', `select ${WHOLE} as found from rfq r where r.id = $1`);

const REST = statement<{ version: number; line: unknown; none: boolean }>(
  'rest_of_rfq',
  `select r.version, ${LINE.array('l')} as line, l.id is null as none
   from rfq r left join rfq_line l on l.rfq_id = r.id and l.line_no > $2 where r.id = $1 order by l.line_no`,
);

/**
 * The request of a number (`$2`) in the reader's world; whose it is, is for the policy to judge. Of a long one the first
 * lines: `completed` reads the rest.
 */
export const WHOLE_BY_NUMBER = withSession(
  'whole_rfq_by_number',
  `select ${WHOLE} from rfq r where r.is_test = me.is_test and r.rfq_number_id = $2`,
  (found): WholeRfq | null => (found === null ? null : read(found as Found)),
);

function read({ row, lines, files, lists, receivers, ...found }: Found): WholeRfq {
  const [seller_count, declined_count] = receivers;
  const { parent_number, quotation_count, created_by_name } = found;
  return {
    row: RFQ.read(row),
    lines: lines.map((line) => LINE.read(line)),
    files: readFiles(files),
    lists: readFiles(lists),
    parent_number,
    figures: { seller_count, quotation_count, declined_count, created_by_name },
  };
}

/**
 * A request with all that its page shows, in one question to the database. Throws when it is gone: whoever asks has
 * just found it.
 */
export async function findWhole(db: Executor, id: string): Promise<WholeRfq> {
  const [answer] = await send(db, BY_ID, [id]);
  if (!answer) throw new Error('the request is gone');
  return completed(db, read(answer.found));
}

/** The same request with all of its lines, read in turns. One that changed in between is read again. */
export async function completed(db: Executor, whole: WholeRfq): Promise<WholeRfq> {
  const { row, lines } = whole;
  if (lines.length < FIRST_LINES) return whole;
  const rest = await send(db, REST, [row.id, lines.at(-1)?.line_no]);
  if (rest[0]?.version !== row.version) return findWhole(db, row.id);
  const more = await mapInTurns(
    rest.filter(({ none }) => !none),
    ({ line }) => LINE.read(line),
  );
  return { ...whole, lines: [...lines, ...more] };
}

const RFQ_KEYS = [
  'id is_test rfq_number_id company_id created_by parent_rfq_id status title project_name visibility vendors_only sealed',
  'revision round version deadline_date required_date delivery_term delivery_place payment_term payment_note currency',
  'usd_allowed usd_krw_rate certificate_type origins_allowed makers_allowed partial_allowed alternates_allowed',
  'split_allowed show_target_price memo shared_columns private_note created_at updated_at',
].flatMap((line) => line.split(' ')) as Array<keyof NewRfq>;
const LINE_KEYS = [
  'id is_test rfq_id line_no raw_text own_cells tag spec category type grade grade_family inch inch_least rating canonical_key qty',
  'uom unit_weight_kg total_weight_kg weight_basis target_price remark excluded confidence warnings unread',
].flatMap((line) => line.split(' ')) as Array<keyof NewLine>;

const ADD = statement<{ row: unknown; lines: unknown[] }>(
  'add_rfq',
  `with request as (${insertFromJson(rfq, RFQ_KEYS, '$1')} returning *),
    line as (${insertFromJson(rfqLine, LINE_KEYS, '$2')} returning *)
   select (select ${RFQ.array('r')} from request r) as row, ${linesOf('line l')} as lines`,
);

/** Writes a request and its lines in one statement and gives both as they stand now. */
export async function addWhole(db: Executor, row: NewRfq, lines: readonly NewLine[]) {
  const [added] = await send(db, ADD, [jsonParameter([row]), jsonParameter(lines)]);
  if (!added) throw new Error('the request was not added');
  return { row: RFQ.read(added.row), lines: added.lines.map((line) => LINE.read(line)) };
}

const DROP_LINES = statement<object>('drop_lines', 'delete from rfq_line where rfq_id = $1');
const ADD_LINES = statement<object>('add_lines', insertFromJson(rfqLine, LINE_KEYS, '$1'));

const IDS_ELSEWHERE = statement<{ id: string }>(
  'line_ids_elsewhere',
  'select id from rfq_line where id = any($1::uuid[]) and rfq_id <> $2',
);

/** Those of the ids that are lines of another request. */
export async function findLineIdsElsewhere(
  db: Executor,
  ids: readonly string[],
  rfqId: string,
): Promise<ReadonlySet<string>> {
  const rows = await send(db, IDS_ELSEWHERE, [ids, rfqId]);
  return new Set(rows.map(({ id }) => id));
}

/** Puts new lines in place of a draft's lines. */
export async function replaceLines(db: Executor, rfqId: string, rows: readonly NewLine[]): Promise<void> {
  await Promise.all([send(db, DROP_LINES, [rfqId]), send(db, ADD_LINES, [jsonParameter(rows)])]);
}
