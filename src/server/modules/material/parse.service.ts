import type { Work } from '../../http/context';
import { readerOf } from './fileLimit.service';
import { requestListTask } from './requestListTask';

/** How a body that brings a file names it; read closely, it may bring none all the same. */
const FILE = Buffer.from('"file"');

/** Has pasted lines or a spreadsheet read apart; gives the whole answer as JSON. */
export async function readRequestList(work: Work, body: Uint8Array, authorization: string | undefined) {
  const mayHoldFile = Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(FILE);
  const holder = await readerOf(work, authorization, mayHoldFile);
  const { readers, env } = work.app;
  return readers.read(requestListTask, { body, mayHoldFile, check: env.TEST_CHECKS }, { holder, bytes: body.length });
}
