import type { FastifyRequest } from 'fastify';
import type { Work } from '../../http/context';
import { withProgress } from '../../http/progressAnswer';
import { readerOf } from './fileLimit.service';
import { rulesFor } from './wordRule.service';
import { pagedListTask, requestListTask } from './requestListTask';

/** How a body that brings a file names it; read closely, it may bring none all the same. */
const FILE = Buffer.from('"file"');

/**
 * Has pasted lines or a file read apart; gives the whole answer as JSON, with progress before it for who accepts that. Scans
 * and long PDFs turn up while they are read; they begin again where long work is done. A closed connection ends the reading.
 */
export async function readRequestList(work: Work, body: Uint8Array, request: FastifyRequest) {
  const mayHoldFile = Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(FILE);
  const { holder, session } = await readerOf(work, request.headers.authorization, mayHoldFile);
  const { readers, pageReaders, env } = work.app;
  const rules = await rulesFor(work.app, session);
  const order = { body, mayHoldFile, check: env.TEST_CHECKS, rules };
  const given = { holder, bytes: body.length, signal: request.signal };
  return withProgress(request, async (onProgress) => {
    const answer = await readers.read(requestListTask, order, given);
    if (answer) return answer;
    onProgress({ done: 0, of: null });
    return pageReaders.read(pagedListTask, order, { ...given, onProgress });
  });
}
