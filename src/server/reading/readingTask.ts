/** Something to be read apart: the server names it, the reading process does it. Both sides are plain data and bytes. */
export interface ReadingTask<Input, Output> {
  name: string;
  read: (input: Input, onProgress: OnProgress) => Promise<Output>;
}

/** How far a reading is; `of` is null while nobody knows. */
export interface Progress {
  done: number;
  of: number | null;
}
export type OnProgress = (progress: Progress) => void;

/** A file as it was uploaded. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}
