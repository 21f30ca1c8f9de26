import type { Api } from './http';

export interface KeptLetter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Letters to an address that hold some words, the newest first, once at least one has come. */
export async function lettersTo(api: Api, email: string, words: string): Promise<KeptLetter[]> {
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const found = (await everyLetterTo(api, email)).filter((one) => `${one.subject}\n${one.text}`.includes(words));
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter with "${words}" came for ${email}`);
}

/** What has come for an address so far. */
export async function everyLetterTo(api: Api, email: string): Promise<KeptLetter[]> {
  const { body } = await api('GET', '/dev/outbox');
  return (body as { data: KeptLetter[] }).data.filter((one) => one.recipient === email);
}
