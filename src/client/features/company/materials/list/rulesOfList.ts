import type { ParsedLineDto } from '../../../../../contract/entities/parse';
import type { SaleMaterialInput } from '../../../../../contract/entities/person';
import { gradeFamily } from '../../../../../domain/material/equivalents';
import { npsInches } from '../../../../../domain/material/inches';
import { typesOf } from '../../../../shared/saleMaterial/materialChoices';

/** A sale material that a list speaks of, and how many of its lines do. */
export interface ListRule {
  material: SaleMaterialInput;
  lines: number;
}

interface Kind {
  category: SaleMaterialInput['category'];
  type: string | null;
  families: Set<string>;
  classes: Set<string>;
  sizes: Set<string>;
  lines: number;
}

/**
 * Sums a stock or product list up into sale materials: per category and type the range of its sizes, its grade
 * families and classes. Types that agree in all of these share one. `unread` counts the items that fit nowhere, among them words
 * alone, as `강관`, under which nothing stands: no heading, and no item either.
 */
export function rulesOfList(lines: readonly ParsedLineDto[]): { rules: ListRule[]; unread: number } {
  const kinds = new Map<string, Kind>();
  let unread = 0;
  for (const line of lines) {
    const { excluded, spec } = line;
    if (excluded && !namesNothing(line, lines)) continue;
    if (excluded || spec.category === 'other' || spec.category === 'unclassified') {
      unread += 1;
      continue;
    }
    const type = spec.type === null ? null : broadType(spec.category, spec.type);
    const key = `${spec.category}|${type}`;
    const kind = kinds.get(key) ?? newKind(spec.category, type);
    kinds.set(key, kind);
    kind.lines += 1;
    for (const size of spec.nps) if (npsInches(size) !== null) kind.sizes.add(size);
    const family = spec.grade === null ? null : gradeFamily(spec.grade);
    if (family !== null) kind.families.add(family);
    if (spec.class !== null) kind.classes.add(spec.class);
  }
  return { rules: merged([...kinds.values()]), unread };
}

function namesNothing({ aside, text }: ParsedLineDto, lines: readonly ParsedLineDto[]): boolean {
  const words = text.trim();
  if (words === '' || (aside !== null && aside !== 'section' && aside !== 'unknown')) return false;
  return !lines.some(({ excluded, heading }) => !excluded && heading?.includes(words));
}

const newKind = (category: Kind['category'], type: string | null): Kind => ({
  category,
  type,
  families: new Set(),
  classes: new Set(),
  sizes: new Set(),
  lines: 0,
});

/** `ELBOW 90 LR` is dealt in as `ELBOW`. */
function broadType(category: Kind['category'], type: string): string {
  return typesOf[category].find((known) => type === known || type.startsWith(`${known} `)) ?? type;
}

function merged(kinds: readonly Kind[]): ListRule[] {
  const rules = new Map<string, ListRule>();
  for (const kind of kinds) {
    const { category, type, lines } = kind;
    const sizes = [...kind.sizes].toSorted((a, b) => (npsInches(a) ?? 0) - (npsInches(b) ?? 0));
    const rest = {
      category,
      grade_families: [...kind.families].toSorted(),
      grades: [],
      nps_min: sizes[0] ?? null,
      nps_max: sizes.at(-1) ?? null,
      classes: [...kind.classes].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).slice(0, 20),
      makers: [],
    };
    // A type that could not be read means any, which must not swallow the types that were.
    const key = JSON.stringify([rest, type === null]);
    const before = rules.get(key);
    const types = type === null ? [] : [...(before?.material.types ?? []), type].slice(0, 40);
    rules.set(key, { material: { ...rest, types }, lines: (before?.lines ?? 0) + lines });
  }
  return [...rules.values()].toSorted((a, b) => b.lines - a.lines);
}
