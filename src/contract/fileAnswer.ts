import * as z from 'zod';

/** A file as an endpoint answers it and a browser saves it. */
export interface FileAnswer {
  /** With its ending, in the reader's language. */
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

export const fileAnswer = z.custom<FileAnswer>();

/** What any file may be refused with that is read or written apart. */
export const FILE_WORK_ERRORS = ['FILE_TOO_MUCH', 'FILE_TIMEOUT', 'FILES_BUSY'] as const;
