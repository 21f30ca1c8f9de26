import { v7 as uuid } from 'uuid';
import type { Push } from '../../../contract/entities/person';
import type { Work } from '../../http/context';
import { membersOf } from '../company/company.service';
import { type EventKind, mailEvent } from '../email/eventMails.service';
import { addPushes } from './push.repository';

export type { EventKind };

/** Something that the people of other companies should know. Never an amount, never a competitor's name. */
export interface Notice {
  /** Its words stand in `locales/{ko,en}/event.json`. */
  kind: EventKind;
  record_type: Push['record_type'];
  record_id: string;
  title: string;
  /** Values of its words; by company where they differ from one reader's company to the next. */
  params?: Params | ((companyId: string) => Params);
  /** Where each of some people answers by mail. */
  replyTo?: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

type Params = Record<string, string>;

/**
 * Notifies every active member of some companies in three ways: stored for /push, sent live once the change is committed,
 * and mailed in their language to those who want emails. `account_ids` names those of them who want this kind.
 */
export async function notifyCompanies(
  work: Work,
  companyIds: readonly string[],
  notice: Notice,
  only: { sale_material_push?: boolean; account_ids?: ReadonlySet<string> } = {},
): Promise<void> {
  const { account_ids, ...kind } = only;
  const everybody = await membersOf(work, companyIds, kind);
  const members = account_ids ? everybody.filter((member) => account_ids.has(member.id)) : everybody;
  const { params = {} } = notice;
  const paramsFor = (companyId: string) => (typeof params === 'function' ? params(companyId) : params);
  const rows = members.map((member) => ({
    id: uuid(),
    account_id: member.id,
    kind: notice.kind,
    record_type: notice.record_type,
    record_id: notice.record_id,
    title: notice.title,
    params: paramsFor(member.company_id),
    created_at: work.now,
  }));
  await addPushes(work.db, rows);
  await mailEvent(
    work,
    members.map((member) => ({ ...member, params: paramsFor(member.company_id) })),
    { ...notice, replyTo: (await notice.replyTo?.(members.map(({ id }) => id))) ?? new Map() },
  );
  work.afterCommit(() => {
    for (const row of rows) {
      work.app.hub.send(row.account_id, {
        id: row.id,
        kind: row.kind,
        record_type: row.record_type,
        record_id: row.record_id,
        created_at: work.now.toISOString(),
      });
    }
  });
}
