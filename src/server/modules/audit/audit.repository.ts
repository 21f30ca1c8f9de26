import { and, desc, eq, gte, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditKind } from '../../../contract/entities/audit';
import type { SecurityEventKind } from '../../../contract/entities/member';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { auditEntry, auditTrace } from '../../db/schema/audit';
import { company } from '../../db/schema/company';
import { tradeOrder } from '../../db/schema/order';
import { rfq } from '../../db/schema/rfq';

interface Page {
  cursor: string | undefined;
  limit: number;
}

/** What happened to one account, the newest first; the address is that of the person who did it. */
export async function findPersonEvents(
  db: Executor,
  accountId: string,
  kinds: readonly SecurityEventKind[],
  page: Page,
) {
  return db
    .select({
      id: auditEntry.id,
      kind: auditEntry.kind,
      at: auditEntry.at,
      user_agent: auditTrace.user_agent,
      address: auditTrace.address,
    })
    .from(auditTrace)
    .innerJoin(auditEntry, eq(auditEntry.id, auditTrace.entry_id))
    .where(
      and(
        eq(auditTrace.account_id, accountId),
        inArray(auditEntry.kind, [...kinds]),
        page.cursor ? lt(auditTrace.entry_id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(auditTrace.entry_id))
    .limit(page.limit);
}

export interface ChainFilter {
  kinds: readonly AuditKind[] | null;
  from: Date | null;
  /** The first moment that is left out. */
  until: Date | null;
}

const actor = alias(auditTrace, 'actor');
const subject = alias(auditTrace, 'subject');

/** One company's chain, the newest first, with who it was where that is still known. */
export async function findChain(
  db: Executor,
  companyId: string,
  filter: ChainFilter,
  before: number | null,
  limit: number,
) {
  return db
    .select({
      entry: auditEntry,
      actor_name: actor.name,
      address: actor.address,
      user_agent: actor.user_agent,
      subject_name: subject.name,
      record: sql<string | null>`coalesce(${rfq.rfq_number_id}, ${tradeOrder.order_number})`,
    })
    .from(auditEntry)
    .leftJoin(actor, and(eq(actor.entry_id, auditEntry.id), eq(actor.role, 'actor')))
    .leftJoin(subject, and(eq(subject.entry_id, auditEntry.id), eq(subject.role, 'subject')))
    .leftJoin(rfq, sql`${auditEntry.record_type} = 'rfq' and ${rfq.id} = ${auditEntry.record_id}`)
    .leftJoin(tradeOrder, sql`${auditEntry.record_type} = 'order' and ${tradeOrder.id} = ${auditEntry.record_id}`)
    .where(
      and(
        eq(auditEntry.chain_id, companyId),
        filter.kinds ? inArray(auditEntry.kind, [...filter.kinds]) : undefined,
        filter.from ? gte(auditEntry.at, filter.from) : undefined,
        filter.until ? lt(auditEntry.at, filter.until) : undefined,
        before === null ? undefined : lt(auditEntry.seq, before),
      ),
    )
    .orderBy(desc(auditEntry.seq))
    .limit(limit);
}

export type ChainRow = Awaited<ReturnType<typeof findChain>>[number];

/** Chain of what concerns no company, an operator's commands among it. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Entries of every company of the scope and of none, the newest first; by operators alone, or one company's. */
export async function findEntries(
  db: Executor,
  { operators, search, offset, limit }: { operators: boolean; search: string; offset: number; limit: number },
) {
  const words = containing(search);
  return db
    .select({
      entry: auditEntry,
      company: company.name,
      registration_number: company.registration_number,
      actor_name: actor.name,
      subject_name: subject.name,
    })
    .from(auditEntry)
    .leftJoin(company, eq(company.id, auditEntry.chain_id))
    .leftJoin(actor, and(eq(actor.entry_id, auditEntry.id), eq(actor.role, 'actor')))
    .leftJoin(subject, and(eq(subject.entry_id, auditEntry.id), eq(subject.role, 'subject')))
    .where(
      and(
        or(eq(auditEntry.chain_id, NO_COMPANY), isNotNull(company.id)),
        operators ? isNotNull(auditEntry.operator) : undefined,
        search
          ? or(
              ilike(company.name, words),
              ilike(company.registration_number, containing(search.replace(/-/g, ''))),
              ilike(auditEntry.operator, words),
              ilike(auditEntry.kind, words),
            )
          : undefined,
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit)
    .offset(offset);
}

/** Erases who it was and from where, of entries from before a moment; the entries stay. */
export async function deleteTracesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(auditTrace).where(lt(auditTrace.created_at, moment));
}
