import type { SaleMaterialInput } from '../../../../../contract/entities/person';

/** What is restricted, as text: the order of words does not count, nor do makers, which no list tells. */
function restriction(one: SaleMaterialInput): string {
  const words = [one.types, one.grade_families, one.grades, one.classes].map((list) =>
    list.toSorted((a, b) => a.localeCompare(b)),
  );
  return JSON.stringify([one.category, one.nps_min, one.nps_max, words]);
}

/** Whether the same restriction is registered already. */
export function isKnown(material: SaleMaterialInput, registered: readonly SaleMaterialInput[]): boolean {
  return registered.some((one) => restriction(one) === restriction(material));
}
