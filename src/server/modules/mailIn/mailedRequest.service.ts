import { createRfq } from '../../../contract/endpoints/rfq';
import { ownWords, subjectTitle } from '../../../domain/mail/ownWords';
import type { App } from '../../http/context';
import { AppError } from '../../http/fail';
import { permits } from '../../http/rightOfCall';
import type { Session } from '../../http/sessionType';
import { membersOf } from '../company/company.service';
import { queueEmail } from '../email/emailQueue.service';
import { storeFile } from '../file/file.service';
import { recordEvent } from '../audit/audit.service';
import { createDraft } from '../request/draft.service';
import type { Making } from './judge.service';
import type { ReadMail } from './mailTask';
import { type MailedList, readMailedList } from './readList';

const MOST_NOTE = 2000;

/** Reads the lists of a mail; null for who may make no requests. */
export async function prepareRequest(app: App, session: Session, mail: ReadMail): Promise<MailedList | null> {
  return permits(createRfq, session.rights) ? readMailedList(app, session, mail, ownWords(mail.text)) : null;
}

/** Makes a draft of what was read, for its sender, and answers what it holds. */
export function makeMailedRequest(mail: ReadMail, list: MailedList | null): Making {
  return async (work) => {
    const { session } = work;
    if (!list || !permits(createRfq, session.rights)) return 'right';
    if (list.items === 0) return 'nothing';
    const list_file_ids: string[] = [];
    for (const file of list.lists) {
      const stored = await storeFile(work, 'RMLF', {
        company_id: session.company_id,
        uploaded_by: session.account_id,
        name: file.name,
        bytes: Buffer.from(file.bytes),
      }).catch((error: unknown) => {
        // A kind that is read and not kept, such as a mail within the mail.
        if (error instanceof AppError) return null;
        throw error;
      });
      if (stored) list_file_ids.push(stored);
    }
    const draft = await createDraft(work, {
      title: subjectTitle(mail.subject),
      private_note:
        ownWords(mail.text)
          .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
          .slice(0, MOST_NOTE) || null,
      lines: list.lines,
      list_file_ids,
    });
    const { account_id, company_id } = session;
    recordEvent(work, 'request_mailed', { account_id, company_id, after: { request: draft.rfq_number_id } });
    const person = (await membersOf(work, [company_id])).find(({ id }) => id === account_id);
    if (person) {
      await queueEmail(work, person, list.unread.length > 0 ? 'mailRequestPartly' : 'mailRequest', pageOf(draft), {
        number: draft.rfq_number_id,
        lines: String(list.items),
        unsure: String(list.unsure),
        unread: list.unread.join(', ').slice(0, 300),
      });
    }
    return null;
  };
}

/** Where a draft is written on. */
const pageOf = ({ rfq_number_id }: { rfq_number_id: string }) =>
  `/service/buyer/type/manual?${new URLSearchParams({ id: rfq_number_id })}`;
