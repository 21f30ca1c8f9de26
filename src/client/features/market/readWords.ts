import type { MaterialCategory, Spec } from '../../../contract/entities/spec';
import { parseLine } from '../../../domain/material/parseLine';
import { rebuildSpec, specOfLine } from '../../../domain/material/spec';

/** What is wanted of a store's material, by its words; where they do not say what it is, it is of the material's kind. */
export function readWords(words: string, category: MaterialCategory): Spec {
  const read = specOfLine(parseLine(words));
  return read.category === 'other' ? rebuildSpec(read, { category }) : read;
}
