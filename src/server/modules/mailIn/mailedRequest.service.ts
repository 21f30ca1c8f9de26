import { createRfq } from '../../../contract/endpoints/rfq';
import { ownWords, subjectTitle } from '../../../domain/mail/ownWords';
import type { App } from '../../http/context';
import { permits } from '../../http/rightOfCall';
import type { Session } from '../../http/sessionType';
import { membersOf } from '../company/company.service';
import { queueEmail } from '../email/emailQueue.service';
import { recordEvent } from '../audit/audit.service';
import { createDraft } from '../request/draft.service';
import { keepFiles } from './keepFiles';
import type { Making } from './judge.service';
import type { ReadMail } from './mailTask';
import { type MailedList, readMailedList } from './readList';

const MOST_NOTE = 2000;

/** Reads the lists of a mail until `signal` ends it; null for who may make no requests. */
export async function prepareRequest(
  app: App,
  session: Session,
  mail: ReadMail,
  signal: AbortSignal,
): Promise<MailedList | null> {
  return permits(createRfq, session.rights)
    ? readMailedList({ app, session, signal }, mail, ownWords(mail.text))
    : null;
}

/** Makes a draft of what was read, for its sender, and answers what it holds. */
export function makeMailedRequest(mail: ReadMail, list: MailedList | null): Making {
  return async (work) => {
    const { session } = work;
    if (!list || !permits(createRfq, session.rights)) return 'right';
    if (list.items === 0) return 'nothing';
    const list_file_ids = await keepFiles(work, 'RMLF', list.lists);
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
