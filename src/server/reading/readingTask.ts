/** Something to be read apart: the server names it, the reading process does it. Both sides are plain data and bytes. */
export interface ReadingTask<Input, Output> {
  name: string;
  read: (input: Input) => Promise<Output>;
}

/** A file as it was uploaded. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}
