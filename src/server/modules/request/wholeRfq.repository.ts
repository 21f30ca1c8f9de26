import { readFiles } from '../../db/attachmentRows';
import type { Executor } from '../../db/database';
import { jsonParameter } from '../../db/jsonRow';
import type { rfq, rfqLine } from '../../db/schema/rfq';
import { send } from '../../db/statement';
import { mapInTurns } from '../../inTurns';
import type { RfqFigures, RfqLineRow, RfqRow } from './request.repository';
import {
  ADD,
  ADD_LINES,
  DROP_LINES,
  FIRST_LINES,
  type FoundRfq,
  IDS_ELSEWHERE,
  LINE,
  REST,
  RFQ,
  WHOLE_BY_ID,
  WHOLE_BY_NUMBER,
} from './request.sql';

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

/**
 * The request of a number; whose it is, is for the policy to judge. Of a long one the first lines: `completed` reads the rest.
 * Null when there is none.
 */
export async function findWholeByNumber(db: Executor, number: string): Promise<WholeRfq | null> {
  const [answer] = await send(db, WHOLE_BY_NUMBER, [number]);
  return answer ? read(answer.found) : null;
}

function read({ row, lines, files, lists, receivers, ...found }: FoundRfq): WholeRfq {
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
 * A request with all that its page shows, in one query. Throws when it is gone: the caller has
 * just found it.
 */
export async function findWhole(db: Executor, id: string): Promise<WholeRfq> {
  const [answer] = await send(db, WHOLE_BY_ID, [id]);
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

/** Writes a request and its lines in one statement and gives both as they stand now. */
export async function addWhole(db: Executor, row: NewRfq, lines: readonly NewLine[]) {
  const [added] = await send(db, ADD, [jsonParameter([row]), jsonParameter(lines)]);
  if (!added) throw new Error('the request was not added');
  return { row: RFQ.read(added.row), lines: added.lines.map((line) => LINE.read(line)) };
}

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
