import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type ParsedLineDto, parseOutput, type parseInput } from '../../../contract/entities/parse';
import type { App, Work } from '../../http/context';
import type { Session } from '../../http/sessionType';
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

const answered = z.object({ data: parseOutput.pick({ lines: true }) });

/** The lines of a list that came otherwise than by a call, read as an upload of the person would be; refuses as that does. */
export async function readListFor(
  app: App,
  session: Session,
  input: z.input<typeof parseInput>,
  signal?: AbortSignal,
): Promise<readonly ParsedLineDto[]> {
  const body = Buffer.from(JSON.stringify(input));
  const order = { body, mayHoldFile: 'file' in input, check: false, rules: await rulesFor(app, session) };
  const given = { holder: session.company_id, bytes: body.length, ...(signal && { signal }) };
  const read =
    (await app.readers.read(requestListTask, order, given)) ??
    (await app.pageReaders.read(pagedListTask, order, given));
  return answered.parse(JSON.parse(Buffer.from(read).toString())).data.lines;
}
