import { createFile, getFileContent, linkFile, putFileContent } from '../../../contract/endpoints/file';
import { member } from '../../http/context';
import { fail } from '../../http/fail';
import { nobodysRoute, type Route, route } from '../../http/route';
import { download, type FileReaders, linkToFile } from './attachment.service';
import { announceFile, receiveBytes } from './file.service';

/** The calls about files; `readers` says for every kind of record who may read what hangs on it. */
export const fileRoutes = (readers: FileReaders): Route[] => [
  route(createFile, async (input) => announceFile(member(input), input.body)),
  nobodysRoute(putFileContent, async ({ work, params, query, request }) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : fail('WRONG_PARAM');
    return receiveBytes(work, params.file_id, query, bytes);
  }),
  route(linkFile, async (input) => linkToFile(member(input), readers, input.params.file_id)),
  nobodysRoute(getFileContent, async ({ work, params, query }) => download(work, params.file_id, query)),
];
