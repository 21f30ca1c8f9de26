import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactPath } from '../../domain/secrets/redactAddress';
import { tracedRequest } from '../traces';

/** Answers a request as the root of a trace. Its name holds no query, and of its path no mailed token. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, run: () => void): void {
  const [path = '/'] = (request.url ?? '/').split('?');
  const { traceparent } = request.headers;
  tracedRequest(
    {
      method: request.method ?? 'GET',
      path: redactPath(path),
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    },
    (done) => void response.once('close', () => done(response.statusCode)),
    run,
  );
}
