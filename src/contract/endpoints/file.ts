import * as z from 'zod';
import { MAX_FILE_BYTES } from '../constants';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { attachment, landingType } from '../entities/file';
import { shortText, uuid } from '../values';
import * as routes from '../routes/file';

const tag = 'file';
const params = z.object({ file_id: uuid });
const signed = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) });

export const createFile = defineEndpoint(routes.createFile, {
  tag,
  summary: 'Announces a file; its bytes are then PUT to `upload_url` within 10 minutes.',
  access: 'member',
  body: z.object({
    name: shortText(200).min(1),
    size: z.number().int().min(1),
    landing_type: landingType,
  }),
  response: z.object({ file_id: uuid, upload_url: z.string() }),
  errors: ['FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
  limit: 120,
});

export const putFileContent = defineEndpoint(routes.putFileContent, {
  tag,
  summary: 'Takes the bytes of an announced file at its signed address; the type is recognised by the content.',
  access: 'public',
  params,
  query: signed,
  bytes: true,
  response: attachment,
  errors: ['FILE_NOT_FOUND', 'FILE_LINK_EXPIRED', 'FILE_SIZE', 'FILE_KIND', 'FILE_TYPE', 'FILE_MACRO', 'FILE_ATTACHED'],
  bodyLimit: MAX_FILE_BYTES,
  limit: 120,
});

export const linkFile = defineEndpoint(routes.linkFile, {
  // The buyer's reading of a quotation's file is written down.
  tag,
  summary: 'A short-lived address of a file, for those who may read a record it hangs on.',
  access: 'member',
  params,
  response: z.object({ url: z.string() }),
  errors: ['FILE_NOT_FOUND'],
});

export const getFileContent = defineFileEndpoint(routes.getFileContent, {
  tag,
  summary: 'The file itself, at its signed address, always to be saved and never to be shown in place.',
  access: 'public',
  params,
  query: signed,
  errors: ['FILE_NOT_FOUND', 'FILE_LINK_EXPIRED'],
});
