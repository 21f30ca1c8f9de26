import type { Language } from '../../../contract/constants';

export interface Bundle {
  [key: string]: string | Bundle;
}

/** Texts that every page brings along: the frame's and the primitives'. */
export const SHARED_NAMESPACES = ['global', 'shell', 'layout', 'ui'] as const;

/** Reads one namespace of one language; the bundler makes a hashed chunk of each. */
export async function loadBundle(language: Language, namespace: string): Promise<Bundle> {
  const file = (await import(`../../../../locales/${language}/${namespace}.json`)) as { default: Bundle };
  return file.default;
}

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
