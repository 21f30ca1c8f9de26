import type { Spec } from '../../contract/entities/spec';

/** Details that make another material of an item; the others say how it is made, worked or certified. */
const PRICING: ReadonlySet<string> = new Set([
  'pressure',
  'filler',
  'ring_number',
  'thickness',
  'psl',
  'coating',
  'sour',
  'impact',
  'trim',
  'outside',
  'body',
  'radius',
  'pack',
]);
const pricing = (details: NonNullable<Spec['details']>) =>
  details
    .filter(({ kind }) => PRICING.has(kind))
    .map(({ text }) => text)
    .sort();

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
    ...(spec.section ? [spec.section] : []),
    ...pricing(spec.details ?? []),
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
