import { startSmtpReceiver } from '../support/smtpReceiver';

export interface Mailbox {
  url: string;
  /** How often each email was taken, by its Message-ID. */
  taken: Map<string, number>;
  /** From now on: take emails, or take connections and say nothing more. */
  behave(as: 'well' | 'hanging'): void;
  stop(): Promise<void>;
}

/** A mail server that counts what it takes and can fall silent. */
export async function startMailbox(): Promise<Mailbox> {
  const taken = new Map<string, number>();
  let mood: Parameters<Mailbox['behave']>[0] = 'well';
  const server = await startSmtpReceiver({
    closeTimeout: 200,
    onMailFrom(_address, _session, done) {
      if (mood === 'well') done();
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        const id = /^Message-ID:\s*<([^>@]+)@/im.exec(text)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  return {
    ...server,
    taken,
    behave: (as) => {
      mood = as;
    },
  };
}
