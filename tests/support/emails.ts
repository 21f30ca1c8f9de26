import type { Api } from './http';
import { until } from './until';

export interface StoredEmail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  reply_to: string | null;
}

/** Emails to an address that hold some words, the newest first, once at least so many have come. */
export async function emailsTo(api: Api, email: string, words: string, least = 1): Promise<StoredEmail[]> {
  const look = async () => {
    const found = (await everyEmailTo(api, email)).filter((one) => `${one.subject}\n${one.text}`.includes(words));
    return found.length >= least && found;
  };
  const here = await look();
  if (here) return here;
  // Emails leave once a second; a server whose clock tests may move also sends them on demand.
  await api('POST', '/dev/outbox');
  return until(() => `${least} with "${words}" among the emails to ${email}`, look);
}

/** What has come for an address so far, the newest first. */
export async function everyEmailTo(api: Api, email: string): Promise<StoredEmail[]> {
  const { body } = await api('GET', `/dev/outbox?to=${encodeURIComponent(email)}`);
  return (body as { data: StoredEmail[] }).data;
}
