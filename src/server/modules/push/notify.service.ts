import { v7 as uuid } from 'uuid';
import type { Push } from '../../../contract/entities/person';
import type { NoticeTopic, NoticeWay } from '../../../contract/noticeTopics';
import { DIGEST_HOUR } from '../../../contract/noticeTopics';
import { nextHourSeoul } from '../../../domain/notices/hours';
import { isRequired } from '../../../domain/notices/ways';
import type { Work } from '../../http/context';
import { type EventKind, mailEvent } from '../email/eventMails.service';
import { addDeliveries } from './device/pushDevice.repository';
import { waysFor } from './noticeSettings.service';
import { addPushes } from './push.repository';
import { findReaders, type Reader } from './reader.repository';
import { textEvent } from './text/eventTexts.service';
import { topicOfKind } from './topicOfKind';

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
type Addressed = Omit<Reader, 'ways'> & { ways: readonly NoticeWay[]; params: Params };

/**
 * Notifies every active member of some companies in the ways that each of them chose: stored for /push, sent live once the change is
 * committed, on the devices that were turned on, by mail at once or with the daily one, and to the phone. `account_ids` names
 * those of them who want this kind.
 */
export async function notifyCompanies(
  work: Work,
  companyIds: readonly string[],
  notice: Notice,
  only: { sale_material_push?: boolean; account_ids?: ReadonlySet<string> } = {},
): Promise<void> {
  const topic = topicOfKind(notice.kind);
  const { params = {} } = notice;
  const readers = (await findReaders(work.db, companyIds))
    .filter((reader) => !only.sale_material_push || reader.sale_material_push)
    .filter(({ id }) => only.account_ids?.has(id) ?? true)
    .map((reader) => ({
      ...reader,
      ways: waysFor(reader, topic),
      params: typeof params === 'function' ? params(reader.company_id) : params,
    }));
  const rows = readers.map((reader) => rowOf(work, reader, notice));
  await addPushes(work.db, rows);
  const byMail = mailed(readers, topic);
  const replyTo = await notice.replyTo?.(byMail.map(({ id }) => id));
  await mailEvent(work, byMail, { ...notice, replyTo }, isRequired(topic));
  await sendToDevices(work, readers, rows);
  await textEvent(
    work,
    readers.filter(({ ways }) => ways.includes('text')),
    { ...notice, topic },
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

/** A notification as it is stored. Without the app among the ways it is read already: it stands in the list and rings no bell. */
function rowOf({ now }: Work, reader: Addressed, { kind, record_type, record_id, title }: Notice) {
  const gathered = reader.ways.includes('digest') && reader.email_approval;
  return {
    id: uuid(),
    account_id: reader.id,
    kind,
    record_type,
    record_id,
    title,
    params: reader.params,
    created_at: now,
    read_at: reader.ways.includes('app') ? null : now,
    digest_at: gathered ? nextHourSeoul(now, reader.digest_hour ?? DIGEST_HOUR) : null,
  };
}

const mailed = (readers: readonly Addressed[], topic: NoticeTopic) =>
  readers.filter(({ ways, email_approval }) => isRequired(topic) || (email_approval && ways.includes('mail')));

async function sendToDevices(
  work: Work,
  readers: readonly Addressed[],
  rows: readonly { id: string; account_id: string }[],
): Promise<void> {
  const wanted = new Set(
    readers.filter(({ ways, has_device }) => has_device && ways.includes('push')).map(({ id }) => id),
  );
  const pushes = rows.filter(({ account_id }) => wanted.has(account_id));
  if (pushes.length > 0) await addDeliveries(work.db, pushes, work.now, uuid);
}
