import path from 'node:path';
import type { Env } from '../env';
import { type Files, folderFiles, refusingFiles } from './files';
import { s3Files } from './s3Files';

/** The place for files that the settings name. */
export function openFiles(env: Env): Files {
  return refusingFiles(env.S3 ? s3Files(env.S3) : folderFiles(path.resolve(env.DATA_DIR, 'files')));
}

/** Where an operator finds the bytes of a file. */
export function placeOfFile(env: Env, id: string): string {
  const key = `${id.slice(0, 2)}/${id}`;
  return env.S3 ? `s3://${env.S3.bucket}/${key}` : path.resolve(env.DATA_DIR, 'files', key);
}
