import PostalMime, { type Email } from 'postal-mime';
import { startSmtpReceiver } from './smtpReceiver';
import { until } from './until';

export interface MailServer {
  url: string;
  /** The newest mail to an address that holds some words, once it has come. */
  received(email: string, words: string): Promise<Email>;
  stop(): Promise<void>;
}

/** A real SMTP receiver on a free port of this machine, which reads what comes as a mail program does. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const server = await startSmtpReceiver({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  return {
    ...server,
    received(email, words) {
      return until(
        () => `a mail with "${words}" for ${email}`,
        () =>
          mails.findLast(
            (mail) => mail.to?.some((to) => to.address === email) && `${mail.subject}\n${mail.text}`.includes(words),
          ),
      );
    },
  };
}
