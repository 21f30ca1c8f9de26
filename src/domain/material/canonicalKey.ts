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
const pricing = ({ category, details }: Omit<Spec, 'canonical_key'>) =>
  (details ?? [])
    // Goods that nobody classified are known by their words alone: `E7016 3.2` is another electrode than `E308L 2.6`.
    .filter(({ kind }) => PRICING.has(kind) || (kind === 'words' && category === 'unclassified'))
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
    ...pricing(spec),
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

/** Whether a line says what it asks for at all. Of two that do not, the same key says nothing: no price of one is one of the other. */
export const namesMaterial = ({ category, type, details }: Spec): boolean =>
  category !== 'other' && (category !== 'unclassified' || type !== null || (details ?? []).length > 0);
