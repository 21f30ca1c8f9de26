export interface Bundle {
  [key: string]: string | Bundle;
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * Of `other` what `texts` lacks, at any depth. A plural form counts as there when `texts` has any form of it: languages
 * differ in their forms.
 */
export function gapsOf(texts: Bundle, other: Bundle): Bundle {
  const there = new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));
  const gaps: Bundle = {};
  for (const [key, theirs] of Object.entries(other)) {
    const ours = texts[key];
    if (typeof ours === 'object' && typeof theirs === 'object') {
      const within = gapsOf(ours, theirs);
      if (Object.keys(within).length > 0) gaps[key] = within;
    } else if (ours === undefined && !there.has(key.replace(PLURAL, ''))) gaps[key] = theirs;
  }
  return gaps;
}

/** The keys of all texts in it, as `menu.home`. */
export function keysOf(bundle: Bundle, prefix = ''): string[] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
