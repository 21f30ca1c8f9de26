import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ChosenWays } from '../../../domain/notices/ways';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { noticeSetting } from '../../db/schema/notice';

const own = {
  id: account.id,
  company_id: account.company_id,
  email: account.email,
  name: account.name,
  language: account.language,
  phone: sql<string>`${account.phone_code} || ' ' || ${account.phone}`,
  email_approval: account.email_approval,
  sns_approval: account.sns_approval,
  sale_material_push: account.sale_material_push,
  ways: sql<ChosenWays>`coalesce(${noticeSetting.ways}, '{}'::jsonb)`,
  digest_hour: noticeSetting.digest_hour,
  verified_phone: noticeSetting.verified_phone,
};

/** Takes part, and can be written to. */
const isReader = and(
  eq(account.member_status, 'active'),
  isNull(account.withdrawn_at),
  isNotNull(account.email_verified_at),
);

/** A person with how they chose to be notified. */
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** The people of some companies who take part, with how they are notified; by id. */
export async function findReaders(db: Executor, companyIds: readonly string[]) {
  if (companyIds.length === 0) return [];
  return db
    .select({
      ...own,
      has_device: sql<boolean>`exists (select from push_device d where d.account_id = ${account.id})`,
    })
    .from(account)
    .leftJoin(noticeSetting, eq(noticeSetting.account_id, account.id))
    .where(and(inArray(account.company_id, [...companyIds]), isReader))
    .orderBy(account.id);
}

/** How one person is notified. */
export async function findOwnNotices(db: Executor, accountId: string) {
  const [row] = await db
    .select(own)
    .from(account)
    .leftJoin(noticeSetting, eq(noticeSetting.account_id, account.id))
    .where(eq(account.id, accountId));
  return row ?? null;
}

/** Those of some people who may get mails about their trade, to write to them. */
export async function findMailReaders(db: Executor, accountIds: readonly string[]) {
  return db
    .select({
      id: account.id,
      email: account.email,
      name: account.name,
      language: account.language,
      email_approval: account.email_approval,
    })
    .from(account)
    .where(and(inArray(account.id, [...accountIds]), isReader, eq(account.email_approval, true)));
}
