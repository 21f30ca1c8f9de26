export type FileRules = { accept?: string | undefined; maxSize?: number | undefined };

export type RejectedFile = { name: string; reason: 'wrongType' | 'tooLarge' | 'empty' };

type Candidate = { name: string; type: string; size: number };

/** First file that breaks the rules, or null; `accept` is read as the input element reads it. */
export function rejectedFile(files: readonly Candidate[], { accept, maxSize }: FileRules): RejectedFile | null {
  const allowed = (accept ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  for (const { name, type, size } of files) {
    const fits =
      allowed.length === 0 ||
      allowed.some((entry) => {
        if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
        return entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry;
      });
    if (!fits) return { name, reason: 'wrongType' };
    if (size === 0) return { name, reason: 'empty' };
    if (maxSize !== undefined && size > maxSize) return { name, reason: 'tooLarge' };
  }
  return null;
}

/** The kinds of files of an `accept` as people name them, e.g. "PDF, PNG, JPG": one name for .jpg and .jpeg. */
export function kindNames(accept: string): string {
  const kinds = accept.split(',').map((entry) => entry.trim().replace(/^\./, '').toUpperCase());
  return [...new Set(kinds.map((kind) => (kind === 'JPEG' ? 'JPG' : kind)))].join(', ');
}
