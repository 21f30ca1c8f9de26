/** Packs the finished build into one file below `out`; resolves to the file and the name of the build. */
export function packRelease(out: string): Promise<{ file: string; version: string }>;
