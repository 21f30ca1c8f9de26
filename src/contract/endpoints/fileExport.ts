import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { fileExport } from '../entities/fileExport';
import { PDF, XLSX } from '../fileAnswer';
import { uuid } from '../values';

const tag = 'export';
const params = z.object({ export_id: uuid });

export const listExports = defineEndpoint({
  method: 'GET',
  path: '/export',
  tag,
  summary: 'The files that are or were made in the background for whoever asks, the newest first, at most 50.',
  access: 'member',
  response: z.object({ items: z.array(fileExport) }),
});

export const cancelExport = defineEndpoint({
  method: 'POST',
  path: '/export/{export_id}/cancel',
  tag,
  summary: 'Stops the making of a file. One that has ended already stays as it is.',
  access: 'member',
  params,
  response: fileExport,
  errors: ['EXPORT_NOT_FOUND'],
});

export const repeatExport = defineEndpoint({
  method: 'POST',
  path: '/export/{export_id}/repeat',
  tag,
  summary: 'Makes a file again, as the record is now; the one that is being made already is answered as it is.',
  access: 'member',
  params,
  response: fileExport,
  errors: ['EXPORT_NOT_FOUND', 'FILES_BUSY'],
  idempotency: 'optional',
});

export const getExportFile = defineFileEndpoint({
  path: '/export/{export_id}/file',
  tag,
  summary: 'The file that was made, for whoever asked for it, for seven days.',
  access: 'member',
  params,
  file: [PDF, XLSX],
  errors: ['EXPORT_NOT_FOUND', 'EXPORT_NOT_READY', 'EXPORT_EXPIRED'],
});
