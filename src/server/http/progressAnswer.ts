import { PassThrough, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { OnProgress } from '../reading/readingTask';
import { refusalEnvelope } from './errors';
import { AppError } from './fail';

export const PROGRESS_TYPE = 'application/x-ndjson';

/**
 * Answers long work with lines of progress before its answer, for callers that accept them. Work that ends without any
 * progress is answered as any other call, a refusal with its status.
 */
export async function withProgress(
  request: FastifyRequest,
  work: (onProgress: OnProgress) => Promise<Uint8Array>,
): Promise<Uint8Array | Readable> {
  if (!request.headers.accept?.includes(PROGRESS_TYPE)) return work(() => undefined);
  const stream = new PassThrough();
  let began: () => void = () => undefined;
  const beginning = new Promise<null>((resolve) => {
    began = () => resolve(null);
  });
  const answer = work((progress) => {
    if (stream.writable) stream.write(`${JSON.stringify({ progress })}\n`);
    began();
  });
  const whole = await Promise.race([answer, beginning]);
  if (whole) return whole;
  void answer.then(
    (bytes) => stream.end(bytes),
    (error: unknown) => {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'unexpected error');
      const [code, detail] =
        error instanceof AppError ? [error.code, error.detail] : ['UNKNOWN_SERVER_ERROR' as const, {}];
      stream.end(JSON.stringify(refusalEnvelope(request, code, detail)));
    },
  );
  return stream;
}
