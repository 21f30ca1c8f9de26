/** Why a start cannot go on, in sentences for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What the operator can do about a failure of the machine, by Node's name of it. */
const SENTENCES: Readonly<Record<string, (place: string, setting: string) => string>> = {
  ENOSPC: (place) => `There is no room left on the disk of ${place}. Make room, or put it on another disk.`,
  EDQUOT: (place) =>
    `There is no room left for this user on the disk of ${place}. Make room, or put it on another disk.`,
  EROFS: (place, setting) => `The disk of ${place} can only be read. Mount it for writing, or set another ${setting}.`,
  EACCES: (place, setting) => `This user may not write ${place}. Give it the right to, or set another ${setting}.`,
  EPERM: (place, setting) => `This user may not write ${place}. Give it the right to, or set another ${setting}.`,
  ENOTDIR: (place, setting) => `${place} is not a folder. Set another ${setting}.`,
  EEXIST: (place, setting) => `${place} is not a folder. Set another ${setting}.`,
};

/** A sentence for a failure of files, in the folder of a setting; undefined where only the failure itself says enough. */
export function sentenceOfFileFailure(error: unknown, place?: string, setting = 'DATA_DIR'): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  return SENTENCES[code ?? '']?.(place ?? path ?? setting, setting);
}
