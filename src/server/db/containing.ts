/** Pattern of `ilike` for texts that hold these words; wildcards among them count as themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
