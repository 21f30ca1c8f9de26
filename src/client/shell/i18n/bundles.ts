export interface Bundle {
  [key: string]: string | Bundle;
}

/** Texts that every page brings along: the frame's and the primitives'. */
export const SHARED_NAMESPACES = ['global', 'shell', 'layout', 'ui'] as const;

/** `texts` with what it lacks taken from `other`. */
export function filledFrom(texts: Bundle, other: Bundle): Bundle {
  const filled: Bundle = { ...texts };
  for (const [key, theirs] of Object.entries(other)) {
    const ours = filled[key];
    if (ours === undefined) filled[key] = theirs;
    else if (typeof ours === 'object' && typeof theirs === 'object') filled[key] = filledFrom(ours, theirs);
  }
  return filled;
}
