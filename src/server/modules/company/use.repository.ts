import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { companyUse } from '../../db/schema/use';
import { selectRows } from '../../db/statement';
import type { CompanyUse } from '../../http/callCost';

/** Adds what was counted to the day of its company; to nobody's where the company is gone. */
export async function addUse(db: Executor, day: string, use: CompanyUse): Promise<void> {
  const { company_id, is_test, calls, statements } = use;
  const [database, answer] = [Math.round(use.database_ms), Math.round(use.answer_ms)];
  await db.execute(sql`
    insert into company_use as known (company_id, is_test, day, calls, statements, database_ms, answer_ms)
    select id, is_test, ${day}::date, ${calls}::bigint, ${statements}::bigint, ${database}::bigint, ${answer}::bigint
    from company where id = ${company_id} and is_test = ${is_test}
    on conflict (company_id, day) do update set calls = known.calls + excluded.calls,
      statements = known.statements + excluded.statements, database_ms = known.database_ms + excluded.database_ms,
      answer_ms = known.answer_ms + excluded.answer_ms`);
}

/** Adds one text message and its cost to the day of its company. */
export async function addTexts(db: Executor, day: string, companyId: string, won: number): Promise<void> {
  await db.execute(sql`
    insert into company_use as known
      (company_id, is_test, day, calls, statements, database_ms, answer_ms, texts, texts_won)
    select id, is_test, ${day}::date, 0, 0, 0, 0, 1, ${won}::bigint from company where id = ${companyId}
    on conflict (company_id, day) do update set texts = known.texts + 1, texts_won = known.texts_won + excluded.texts_won`);
}

/** Sums of companies over some days, the one that took most of the database first, with the bytes of their files now. */
export async function sumUse(db: Executor, from: string, to: string) {
  return selectRows(
    db,
    {
      registration_number: 'text',
      name: 'text',
      calls: 'double precision',
      statements: 'double precision',
      database_ms: 'double precision',
      answer_ms: 'double precision',
      file_bytes: 'double precision',
      texts: 'double precision',
      texts_won: 'double precision',
    },
    sql`select company.registration_number, company.name, sum(calls)::float8 as calls, sum(statements)::float8 as statements,
      sum(database_ms)::float8 as database_ms, sum(answer_ms)::float8 as answer_ms,
      coalesce((select sum(size)::float8 from stored_file where stored_file.company_id = company.id), 0)::float8 as file_bytes,
      sum(texts)::float8 as texts, sum(texts_won)::float8 as texts_won
    from company_use join company on company.id = company_use.company_id
    where day between ${from}::date and ${to}::date
    group by company.id, company.registration_number, company.name order by sum(database_ms) desc, company.registration_number`,
  );
}

/** Removes what was counted before a day. */
export async function deleteUseBefore(db: Executor, day: string): Promise<void> {
  await db.delete(companyUse).where(lt(companyUse.day, day));
}
