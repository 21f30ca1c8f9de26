import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { MatchReason } from '../../../contract/endpoints/user';
import type { Executor } from '../../db/database';
import { rfqTarget } from '../../db/schema/rfq';
import { holding, type SelectedRow, selectRows } from '../../db/statement';
import { byValue } from '../../db/statementNames';
import type { RfqRow } from './request.repository';

type Requested = Pick<RfqRow, 'id' | 'company_id' | 'makers_allowed'>;

/** One sale material beside one line of its category; without reasons it covers the line. */
export interface MaterialJudgement {
  line_id: string;
  sale_material_id: string;
  /** The sides that do not cover the line. */
  reasons: MatchReason[];
}

/** A seller whose sale materials cover some lines. */
export interface Match {
  company_id: string;
  line_ids: string[];
}

const KIND = {
  category: 'text',
  type: 'text?',
  grade: 'text?',
  grade_family: 'text?',
  inch: 'numeric?',
  inch_least: 'numeric?',
  rating: 'text?',
  line_ids: 'uuid[]',
} as const;
type Kind = SelectedRow<typeof KIND>;

/** Lines that ask for the same kind of material are compared once. */
async function kindsOf(db: Executor, rfqId: string): Promise<Kind[]> {
  return selectRows(
    db,
    KIND,
    sql`
    select category, type, grade, grade_family, inch, inch_least, rating, array_agg(id) as line_ids from rfq_line
    where rfq_id = ${rfqId} and not excluded and category is not null group by 1, 2, 3, 4, 5, 6, 7`,
  );
}

/** The kinds as rows `l`, beside the sale materials `m` of their categories. */
function beside(kinds: readonly Kind[]): SQL {
  const requested = JSON.stringify(kinds.map((facts, kind) => ({ ...facts, kind, line_ids: undefined })));
  return sql`jsonb_to_recordset(${requested}::jsonb)
      as l(kind int, category text, type text, grade text, grade_family text, inch numeric, inch_least numeric, rating text)
    join sale_material m on ${byValue} m.category = l.category`;
}

/** What a sale material of the right category must cover besides. A fact the line does not state excludes nobody. */
function sidesOf(row: Requested): Record<MatchReason, SQL> {
  const makers = JSON.stringify(row.makers_allowed.map((maker) => maker.toLowerCase()));
  return {
    type: sql`(m.types = '{}' or l.type is null or l.type = any(m.types) or exists (
      select 1 from unnest(m.types) t where l.type like t || ' %' or t like l.type || ' %'))`,
    grade: sql`((m.grades = '{}' and m.grade_families = '{}') or l.grade is null
      or coalesce(l.grade_family = any(m.grade_families), false) or l.grade = any(m.grades))`,
    size: sql`((m.inch_min is null or l.inch is null or coalesce(l.inch_least, l.inch) >= m.inch_min)
      and (m.inch_max is null or l.inch is null or l.inch <= m.inch_max))`,
    class: sql`(m.classes = '{}' or l.rating is null or l.rating = any(m.classes))`,
    maker: sql`(m.makers = '{}' or ${makers}::jsonb = '[]' or exists (
      select 1 from unnest(m.makers) k where ${makers}::jsonb ? lower(k)))`,
  };
}

/**
 * Every other company that deals in some of the lines: by category, type (a general kind covers its
 * special ones), grade or grade family, size range, class, and makers.
 */
export async function findMatches(db: Executor, row: Requested): Promise<Match[]> {
  const kinds = await kindsOf(db, row.id);
  if (kinds.length === 0) return [];
  const rows = await selectRows(
    db,
    { company_id: 'uuid', kinds: 'integer[]' },
    sql`
    select m.company_id, array_agg(distinct l.kind) as kinds from ${beside(kinds)}
    where m.company_id <> ${row.company_id} and ${sql.join(Object.values(sidesOf(row)), sql` and `)}
    group by 1`,
  );
  return rows.map(({ company_id, kinds: matched }) => ({
    company_id,
    line_ids: matched.flatMap((kind) => kinds[kind]?.line_ids ?? []),
  }));
}

/** The same judgement for one company, of each of its materials beside each line of their category. */
export async function explainMatches(db: Executor, row: Requested, companyId: string): Promise<MaterialJudgement[]> {
  const kinds = await kindsOf(db, row.id);
  if (kinds.length === 0) return [];
  const missed = Object.entries(sidesOf(row)).map(
    ([reason, covers]) => sql`case when not ${covers} then ${reason}::text end`,
  );
  const rows = await selectRows(
    db,
    { kind: 'integer', id: 'uuid', reasons: holding<MatchReason[]>('text[]') },
    sql`
    select l.kind, m.id, array_remove(array[${sql.join(missed, sql`, `)}], null) as reasons
    from ${beside(kinds)} where m.company_id = ${companyId} order by m.id`,
  );
  return rows.flatMap(({ kind, id, reasons }) =>
    (kinds[kind]?.line_ids ?? []).map((line_id) => ({ line_id, sale_material_id: id, reasons })),
  );
}

/** Records whom a request was sent to. */
export async function addTargets(
  db: Executor,
  row: RfqRow,
  matches: readonly Match[],
  now: Date,
  origin: 'matched' | 'invited' = 'matched',
): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insert(rfqTarget)
    .values(
      matches.map((match) => ({
        id: uuid(),
        rfq_id: row.id,
        company_id: match.company_id,
        origin,
        matched_line_ids: match.line_ids,
        created_at: now,
      })),
    )
    .onConflictDoNothing();
}

/** Sets again which lines the sellers who were sent a request match. */
export async function updateTargets(db: Executor, row: RfqRow, matches: readonly Match[]): Promise<void> {
  const lines = JSON.stringify(Object.fromEntries(matches.map((match) => [match.company_id, match.line_ids])));
  await db.execute(sql`
    update rfq_target t set matched_line_ids = array(
      select jsonb_array_elements_text(coalesce(${lines}::jsonb -> t.company_id::text, '[]'))::uuid)
    where t.rfq_id = ${row.id}`);
}
