/** Why a start cannot go on, in sentences for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What the operator can do about a failure of the machine, by Node's name of it. */
const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `There is no room left on the disk of ${place}. Make room, or put it on another disk.`,
  EDQUOT: (place) =>
    `There is no room left for this user on the disk of ${place}. Make room, or put it on another disk.`,
  EROFS: (place) => `The disk of ${place} can only be read. Mount it for writing, or set another DATA_DIR.`,
  EACCES: (place) => `This user may not write ${place}. Give it the right to, or set another DATA_DIR.`,
  EPERM: (place) => `This user may not write ${place}. Give it the right to, or set another DATA_DIR.`,
  ENOTDIR: (place) => `${place} is not a folder. Set another DATA_DIR.`,
  EEXIST: (place) => `${place} is not a folder. Set another DATA_DIR.`,
};

/** A sentence for a failure of files; undefined where only the failure itself says enough. */
export function sentenceOfFileFailure(error: unknown, place?: string): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  return SENTENCES[code ?? '']?.(place ?? path ?? 'DATA_DIR');
}
