import PostalMime, { addressParser } from 'postal-mime';
import { htmlWords } from '../../../domain/mail/htmlWords';
import type { MailHeader } from '../../../domain/mail/sender';
import { fail } from '../../http/fail';
import type { ReadingTask } from '../../reading/readingTask';

/** Files of a mail that are kept; the answer names the others. */
const MOST_FILES = 20;
/** Parts of a mail, pictures of a signature among them; one with more is no letter that a person wrote. */
const MOST_PARTS = 100;
const MOST_TEXT = 200_000;
const DEEPEST = 20;
const MOST_HEADERS = 512 * 1024;

export interface ReadMail {
  /** The one address of From, in small letters; null where there is none or several. */
  from: string | null;
  subject: string;
  headers: MailHeader[];
  /** Its plain text, else the words of its HTML. */
  text: string;
  html: string;
  files: { name: string; bytes: Uint8Array }[];
  /** Names of files that are left out because there are too many. */
  left: string[];
}

/** Reads a mail as it came: who wrote it, what, and its files. Pictures that its text shows are no files of it. */
export const mailTask: ReadingTask<{ bytes: Uint8Array }, ReadMail> = {
  name: 'incoming mail',
  async read({ bytes }) {
    const mail = await PostalMime.parse(bytes, {
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: DEEPEST,
      maxHeadersSize: MOST_HEADERS,
    }).catch(() => fail('FILE_UNREADABLE'));
    if (mail.attachments.length > MOST_PARTS) return fail('FILE_TOO_MUCH');
    const attached = mail.attachments.filter(({ related, mimeType }) => !(related && mimeType.startsWith('image/')));
    const named = attached.map(({ filename, content }, at) => ({
      name: (filename ?? '').trim().slice(0, 200) || `file ${at + 1}`,
      bytes: new Uint8Array(content as ArrayBuffer),
    }));
    const html = (mail.html ?? '').slice(0, MOST_TEXT);
    return {
      from: onlyAddress(mail.headers),
      subject: mail.subject ?? '',
      headers: mail.headers.map(({ key, value }) => ({ key, value })),
      // Here, where a text that takes too long is stopped and holds nobody else up.
      text: (mail.text ?? '').slice(0, MOST_TEXT) || htmlWords(html),
      html,
      files: named.slice(0, MOST_FILES),
      left: named.slice(MOST_FILES).map(({ name }) => name),
    };
  },
};

/** Two From headers, several addresses or a group are nobody: programs differ in which one they show. */
function onlyAddress(headers: readonly MailHeader[]): string | null {
  const [header, ...others] = headers.filter(({ key }) => key === 'from');
  const [address, ...further] = header && others.length === 0 ? addressParser(header.value, { flatten: true }) : [];
  const plain = further.length === 0 ? address?.address?.trim().toLowerCase() : undefined;
  return plain && /^[^\s@,<>]+@[^\s@,<>]+$/.test(plain) ? plain : null;
}
