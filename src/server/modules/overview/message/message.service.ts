import type * as z from 'zod';
import type { listMessages as listEndpoint, sendMessage as sendEndpoint } from '../../../../contract/endpoints/message';
import type { Attachment } from '../../../../contract/entities/file';
import type { Counterpart, Message } from '../../../../contract/entities/message';
import type { MemberWork } from '../../../http/context';
import { pageOf, readTimeCursor, timeCursor } from '../../../http/page';
import { companyNameOf } from '../../company/company.service';
import { attachFiles, attachmentsOf } from '../../file/attachment.service';
import { replyAddresses } from '../../mailIn/replyAddress.service';
import { notifyCompanies } from '../../push/notify.service';
import { findRfqById } from '../../request/request.repository';
import { isPartyOfOrder } from '../../order/order.repository';
import {
  addMessage,
  findMessageById,
  findMessages,
  findSellersOf,
  lastMessageAt,
  type MessageRow,
} from './message.repository';
import { type Party, partyOf, talkOf } from './talk.policy';

/** Whom this company can write to in a project. A seller sees the buyer and never another seller. */
export async function listCounterparts(work: MemberWork, number: string): Promise<{ items: Counterpart[] }> {
  const party = await partyOf(work, number);
  const sellers = party.seller_id
    ? [
        {
          id: party.seller_id,
          name: await nameOf(work, party.side === 'buyer' ? party.seller_id : party.buyer_company_id),
        },
      ]
    : await findSellersOf(work.db, party.rfq_id ?? '', work.language);
  const items: Counterpart[] = [];
  for (const { id, name } of sellers) {
    const { rfq_id, order_id } = party;
    const last = await lastMessageAt(work.db, { rfq_id, order_id, seller_company_id: id });
    items.push({
      seller_id: party.side === 'buyer' ? id : null,
      company_name: name,
      last_at: last?.toISOString() ?? null,
    });
  }
  return { items };
}

/** The talk with one counterpart, newest first. */
export async function readMessages(work: MemberWork, number: string, query: z.output<(typeof listEndpoint)['query']>) {
  const party = await partyOf(work, number);
  const talk = await talkOf(work, party, query.seller_id);
  const rows = await findMessages(work.db, talk, readTimeCursor(query.cursor), query.limit + 1);
  const files = await attachmentsOf(
    work,
    'message',
    rows.map((row) => row.id),
  );
  const names = await namesOf(work, party, talk.seller_company_id);
  return pageOf(
    rows,
    query.limit,
    (row) => present(row, party, names, files.get(row.id) ?? []),
    (row) => timeCursor(row.created_at, row.id),
  );
}

/** Writes to one counterpart and notifies that company alone; `mailText` is the whole of a mail whose own words the message is. */
export async function sendMessage(
  work: MemberWork,
  number: string,
  body: z.output<(typeof sendEndpoint)['body']>,
  mailText: string | null = null,
): Promise<Message> {
  const party = await partyOf(work, number);
  const talk = await talkOf(work, party, body.seller_id);
  const row = await addMessage(work.db, {
    ...talk,
    author_side: party.side,
    author_name: work.session.name,
    text: body.text,
    mail_text: mailText,
    created_at: work.now,
  });
  if (body.file_ids.length > 0) await attachFiles(work, { record_type: 'message', record_id: row.id }, body.file_ids);
  await notifyCompanies(work, [party.side === 'buyer' ? talk.seller_company_id : party.buyer_company_id], {
    kind: 'message_received',
    record_type: 'project',
    record_id: party.number,
    title: party.title,
    replyTo: (ids) => replyAddresses(work, ids, { number: party.number, seller_company_id: talk.seller_company_id }),
  });
  const files = await attachmentsOf(work, 'message', [row.id]);
  return present(row, party, await namesOf(work, party, talk.seller_company_id), files.get(row.id) ?? []);
}

/** Files of a message are for the two companies that talk. */
export async function mayReadMessageFiles(work: MemberWork, messageId: string): Promise<boolean> {
  const { session, db } = work;
  const row = await findMessageById(db, messageId);
  if (!row) return false;
  if (row.seller_company_id === session.company_id) return true;
  if (row.order_id) return isPartyOfOrder(db, session.company_id, row.order_id);
  return row.rfq_id !== null && (await findRfqById(db, row.rfq_id))?.company_id === session.company_id;
}

async function nameOf(work: MemberWork, companyId: string): Promise<string> {
  return companyNameOf(work, companyId);
}

async function namesOf(work: MemberWork, party: Party, sellerId: string) {
  return { buyer: await nameOf(work, party.buyer_company_id), seller: await nameOf(work, sellerId) };
}

function present(
  row: MessageRow,
  party: Party,
  names: Record<'buyer' | 'seller', string>,
  attachments: Attachment[],
): Message {
  return {
    id: row.id,
    side: row.author_side,
    own: row.author_side === party.side,
    author_name: row.author_name,
    company_name: names[row.author_side],
    text: row.text,
    created_at: row.created_at.toISOString(),
    attachments,
  };
}
