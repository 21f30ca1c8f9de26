import type { Spec } from '../../contract/entities/spec';

/** The identity of a material: the same fields in the same order always give the same key. */
export function canonicalKey(spec: Omit<Spec, 'canonical_key'>): string {
  const parts: (string | null)[] = [
    spec.category,
    spec.type,
    spec.standard,
    spec.grade,
    spec.size_system,
    spec.nps.join('x'),
    spec.schedule.join('x') || (spec.wall_mm ? `${spec.wall_mm}mm` : ''),
    spec.class,
    spec.facing,
    spec.ends,
    spec.length_m,
    spec.coating,
    // Only where there is one: the keys of all other materials are older than it.
    ...(spec.bolt_size ? [spec.bolt_size] : []),
  ];
  return parts
    .map((part) =>
      (part ?? '')
        .toUpperCase()
        .replace(/[|\s]+/g, ' ')
        .trim(),
    )
    .join('|');
}
