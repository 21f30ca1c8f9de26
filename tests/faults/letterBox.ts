import { SMTPServer } from 'smtp-server';

export interface LetterBox {
  url: string;
  /** How often each letter was taken, by its Message-ID. */
  taken: Map<string, number>;
  /** From now on: take letters, or take connections and say nothing more. */
  behave(as: 'well' | 'hanging'): void;
  stop(): Promise<void>;
}

/** A mail server that counts what it takes and can fall silent. */
export async function startLetterBox(): Promise<LetterBox> {
  const taken = new Map<string, number>();
  let mood: Parameters<LetterBox['behave']>[0] = 'well';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (as) => {
      mood = as;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
