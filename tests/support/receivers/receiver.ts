import http, { type IncomingMessage, type ServerResponse } from 'node:http';

export interface Receiver {
  url: string;
  close(): Promise<void>;
}

export type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** An HTTP server of a test on a free port of this machine, open to pages of any origin. */
export async function startReceiver(answer: Answering): Promise<Receiver> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else answer(request, response, Buffer.concat(chunks));
    });
  });
  // An idle connection that the server closes while it is used again would be a fault of the test alone.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
