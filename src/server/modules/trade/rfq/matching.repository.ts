import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Executor } from '../../../db/database';
import { rfqTarget } from '../../../db/schema/rfq';
import type { RfqRow } from './rfq.repository';

/** A seller whose sale materials cover some lines. */
export interface Match {
  company_id: string;
  line_ids: string[];
}

/**
 * Every other company of the same world that deals in some of the lines: by category, type (a general kind covers its
 * special ones), grade or grade family, size range and class. A fact the line does not state excludes nobody.
 */
export async function findMatches(db: Executor, row: RfqRow): Promise<Match[]> {
  const { rows } = await db.execute<{ company_id: string; line_ids: string[] }>(sql`
    select m.company_id, array_agg(distinct l.id) as line_ids
    from rfq_line l
    join sale_material m on m.is_test = l.is_test and m.category = l.category
      and (m.types = '{}' or l.type is null or exists (
        select 1 from unnest(m.types) t where l.type = t or l.type like t || ' %' or t like l.type || ' %'))
      and ((m.grades = '{}' and m.grade_families = '{}') or l.grade is null
        or l.grade = any(m.grades) or l.grade_family = any(m.grade_families))
      and (m.inch_min is null or l.inch is null or l.inch >= m.inch_min)
      and (m.inch_max is null or l.inch is null or l.inch <= m.inch_max)
      and (m.classes = '{}' or l.rating is null or l.rating = any(m.classes))
    where l.rfq_id = ${row.id} and not l.excluded and m.company_id <> ${row.company_id}
    group by m.company_id`);
  return rows;
}

/** Records whom a request was sent to. */
export async function addTargets(db: Executor, row: RfqRow, matches: readonly Match[], now: Date): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insert(rfqTarget)
    .values(
      matches.map((match) => ({
        id: uuid(),
        is_test: row.is_test,
        rfq_id: row.id,
        company_id: match.company_id,
        origin: 'matched' as const,
        matched_line_ids: match.line_ids,
        created_at: now,
      })),
    )
    .onConflictDoNothing();
}

/** Sets anew which lines the sellers who were sent a request match. */
export async function updateTargets(db: Executor, row: RfqRow, matches: readonly Match[]): Promise<void> {
  const lines = JSON.stringify(Object.fromEntries(matches.map((match) => [match.company_id, match.line_ids])));
  await db.execute(sql`
    update rfq_target t set matched_line_ids = array(
      select jsonb_array_elements_text(coalesce(${lines}::jsonb -> t.company_id::text, '[]'))::uuid)
    where t.rfq_id = ${row.id}`);
}
