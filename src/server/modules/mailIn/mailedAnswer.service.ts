import { MAX_ATTACHMENTS } from '../../../contract/constants';
import { sendMessage as sendMessageEndpoint } from '../../../contract/endpoints/message';
import { ownWords } from '../../../domain/mail/ownWords';
import { AppError } from '../../http/fail';
import { permits } from '../../http/rightOfCall';
import { sendMessage } from '../overview/message/message.service';
import { keepFiles } from './keepFiles';
import type { Making } from './judge.service';
import type { ReadMail } from './mailTask';

const MOST_TEXT = 2000;
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

export interface MailedAnswer {
  /** The sender's own words, as long as a message may be. */
  text: string;
  /** All of the mail's text, where it holds more than that. */
  whole: string | null;
  files: ReadMail['files'];
}

/** What of a mail is a message: its own words, with its files. */
export function prepareAnswer({ text: whole, files }: ReadMail): MailedAnswer {
  const text = ownWords(whole).replaceAll(CONTROL, '').trim();
  const short = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1)}…` : text;
  return { text: short, whole: whole.trim() === short ? null : whole, files: files.slice(0, MAX_ATTACHMENTS) };
}

/** Writes a mailed answer into its talk, in its sender's name. */
export function answerTalk(
  { number, seller_company_id }: { number: string; seller_company_id: string },
  { text, whole, files }: MailedAnswer,
): Making {
  return async (work) => {
    const { company_id, rights } = work.session;
    if (!permits(sendMessageEndpoint, rights)) return 'right';
    if (text === '' && files.length === 0) return 'nothing';
    const file_ids = await keepFiles(work, 'AR', files);
    const seller_id = seller_company_id === company_id ? undefined : seller_company_id;
    try {
      await sendMessage(work, number, { seller_id, text: text || '-', file_ids }, whole);
      return null;
    } catch (error) {
      // The talk is over for this person: it is no project of theirs any more.
      if (error instanceof AppError && error.code === 'RFQ_NOT_FOUND') return 'right';
      throw error;
    }
  };
}
