import { attachedFiles } from '../../db/attachmentRows';
import { insertFromJson, jsonRows } from '../../db/jsonRow';
import { rfq, rfqLine } from '../../db/schema/rfq';
import { holding, statement } from '../../db/statement';

export const RFQ = jsonRows(rfq);
export const LINE = jsonRows(rfqLine);

const linesOf = (from: string) =>
  `(select coalesce(json_agg(${LINE.array('l')} order by l.line_no), '[]') from ${from})`;

/** Lines that come along with their request. More in one answer would hold everybody up while it is read. */
export const FIRST_LINES = 500;

/** A request with what its page shows, as JSON. */
export interface FoundRfq {
  row: unknown;
  lines: unknown[];
  files: unknown;
  lists: unknown;
  parent_number: string | null;
  created_by_name: string;
  /** To how many sellers it was sent, and how many declined. */
  receivers: [sent: number, declined: number];
  quotation_count: number;
}

/** To how many it was sent, and how many answered and declined is what the buyer may always know. */
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

const FOUND = { found: holding<FoundRfq>('json') } as const;

export const WHOLE_BY_ID = statement('whole_rfq', FOUND, `select ${WHOLE} as found from rfq r where r.id = $1`);

export const WHOLE_BY_NUMBER = statement(
  'whole_rfq_by_number',
  FOUND,
  `select ${WHOLE} as found from rfq r where r.rfq_number_id = $1`,
);

/** Lines of the request `$1` after the number `$2`; one row without a line where there are none. */
export const REST = statement(
  'rest_of_rfq',
  { version: 'integer', line: 'json', none: 'boolean' },
  `select r.version, ${LINE.array('l')} as line, l.id is null as none
   from rfq r left join rfq_line l on l.rfq_id = r.id and l.line_no > $2 where r.id = $1 order by l.line_no`,
);

export const LINES = statement(
  'rfq_lines',
  { line: 'json' },
  `select ${LINE.array('l')} as line from rfq_line l where l.rfq_id = $1 order by l.line_no`,
);

const RFQ_KEYS = [
  ...(['id', 'rfq_number_id', 'company_id', 'created_by', 'parent_rfq_id', 'status', 'title', 'project_name'] as const),
  ...([
    'visibility',
    'vendors_only',
    'sealed',
    'revision',
    'round',
    'version',
    'deadline_date',
    'required_date',
  ] as const),
  ...(['delivery_term', 'delivery_place', 'payment_term', 'payment_note', 'currency', 'usd_allowed'] as const),
  ...(['usd_krw_rate', 'certificate_type', 'origins_allowed', 'makers_allowed', 'partial_allowed'] as const),
  ...([
    'alternates_allowed',
    'split_allowed',
    'show_target_price',
    'memo',
    'shared_columns',
    'share_headings',
  ] as const),
  ...(['delivery_contact', 'private_note'] as const),
  ...(['created_at', 'updated_at'] as const),
];
const LINE_KEYS = [
  ...([
    'id',
    'rfq_id',
    'line_no',
    'raw_text',
    'own_cells',
    'heading',
    'tag',
    'spec',
    'category',
    'type',
    'grade',
  ] as const),
  ...(['grade_family', 'inch', 'inch_least', 'rating', 'canonical_key', 'qty', 'uom', 'unit_weight_kg'] as const),
  ...([
    'total_weight_kg',
    'weight_basis',
    'target_price',
    'remark',
    'excluded',
    'confidence',
    'warnings',
    'unread',
  ] as const),
];

/** A request (`$1`, an array of one) and its lines (`$2`), written and given back as they stand. */
export const ADD = statement(
  'add_rfq',
  { row: 'json', lines: holding<unknown[]>('json') },
  `with request as (${insertFromJson(rfq, RFQ_KEYS, '$1')} returning *),
    line as (${insertFromJson(rfqLine, LINE_KEYS, '$2')} returning *)
   select (select ${RFQ.array('r')} from request r) as row, ${linesOf('line l')} as lines`,
);

export const DROP_LINES = statement('drop_lines', {}, 'delete from rfq_line where rfq_id = $1');

export const ADD_LINES = statement('add_lines', {}, insertFromJson(rfqLine, LINE_KEYS, '$1'));

/** Those of the lines `$1` that belong to another request than `$2`. */
export const IDS_ELSEWHERE = statement(
  'line_ids_elsewhere',
  { id: 'uuid' },
  'select id from rfq_line where id = any($1::uuid[]) and rfq_id <> $2',
);
