import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { attachmentIds } from '../entities/file';
import { counterpart, message } from '../entities/message';
import { longText, page, pageQuery, uuid } from '../values';
import * as routes from '../routes/overview';

const tag = 'message';
/** The number of a request, or of an order. */
const params = z.object({ number: z.string().max(40) });
/** Which seller a buyer talks to; a seller talks to the buyer alone and leaves it out. */
const seller_id = uuid.optional();

export const listCounterparts = defineEndpoint(routes.listCounterparts, {
  tag,
  summary: 'Whom this company can write to in a project: the buyer, or the sellers who answered, each alone.',
  access: 'member',
  params,
  response: z.object({ items: z.array(counterpart) }),
  errors: ['RFQ_NOT_FOUND'],
});

export const listMessages = defineEndpoint(routes.listMessages, {
  tag,
  summary: 'Messages with one counterpart, newest first.',
  access: 'member',
  params,
  query: z.object({ ...pageQuery, seller_id }),
  response: page(message),
  errors: ['RFQ_NOT_FOUND'],
});

export const sendMessage = defineEndpoint(routes.sendMessage, {
  tag,
  summary: 'Writes to one counterpart; nobody else reads it.',
  access: 'member',
  params,
  body: z.object({ seller_id, text: longText(2000).min(1), file_ids: attachmentIds.default([]) }),
  response: message,
  errors: ['RFQ_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_TOO_MANY'],
  limit: 60,
});
