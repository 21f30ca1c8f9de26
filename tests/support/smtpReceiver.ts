import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on a free port of this machine, without login or encryption; what it takes is the caller's matter. */
export async function startSmtpReceiver(options: SMTPServerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
