import { lettersOf } from './editDistance';
import { fold } from './searchTerms';

/** Names that stock has at this moment. */
export interface Names {
  makers: readonly string[];
  places: readonly string[];
  stores: readonly Store[];
}

interface Store {
  id: string;
  name: string;
}

/** The same names as they are looked up: by their folded form, stores without their legal form. */
export interface KnownNames {
  maker: ReadonlyMap<string, string>;
  place: ReadonlyMap<string, string>;
  store: ReadonlyMap<string, Store>;
  /** Makers and stores that a misspelt word may have meant. */
  similar: readonly (readonly [letters: string, name: string])[];
}

/** A company's name without its legal form, folded. */
export const bareName = (name: string) => fold(name).replace(/㈜|\(주\)|주식회사|co\.,?ltd\.?|inc\.?/g, '');

/** Folds all names once, since a search looks at thousands of them for each of its words. Of equal ones the first counts. */
export function knowNames({ makers, places, stores }: Names): KnownNames {
  const others = [...makers, ...stores.map(({ name }) => name)];
  return {
    maker: firstBy(makers, fold),
    place: firstBy(places, fold),
    store: firstBy(stores, ({ name }) => bareName(name)),
    similar: others.map((name) => [lettersOf(bareName(name)), name] as const),
  };
}

function firstBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const one of all) {
    const key = keyOf(one);
    if (!found.has(key)) found.set(key, one);
  }
  return found;
}
