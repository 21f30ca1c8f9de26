import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { fileExport } from '../entities/fileExport';
import { uuid } from '../values';
import * as routes from '../routes/file';

const tag = 'export';
const params = z.object({ export_id: uuid });

export const listExports = defineEndpoint(routes.listExports, {
  tag,
  summary: 'The files that are or were made in the background for the caller, the newest first, at most 50.',
  access: 'member',
  response: z.object({ items: z.array(fileExport) }),
});

export const cancelExport = defineEndpoint(routes.cancelExport, {
  tag,
  summary: 'Stops the making of a file. One that has ended already stays as it is.',
  access: 'member',
  params,
  response: fileExport,
  errors: ['EXPORT_NOT_FOUND'],
});

export const repeatExport = defineEndpoint(routes.repeatExport, {
  tag,
  summary:
    'Makes a file again, as the record is now; the one that is being made already is answered as it is. Needs the rights to request the file.',
  access: 'member',
  params,
  response: fileExport,
  errors: ['EXPORT_NOT_FOUND', 'FILES_BUSY', 'RIGHT_MISSING'],
});

export const getExportFile = defineFileEndpoint(routes.getExportFile, {
  tag,
  summary:
    'The file that was made, for the person who requested it, for seven days and as long as they may request it.',
  access: 'member',
  params,
  errors: ['EXPORT_NOT_FOUND', 'EXPORT_NOT_READY', 'EXPORT_EXPIRED', 'RIGHT_MISSING'],
});
