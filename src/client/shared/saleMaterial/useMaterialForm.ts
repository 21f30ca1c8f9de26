import { useState } from 'react';
import type { SaleMaterialInput } from '../../../contract/entities/person';
import { type Category, sizesInOrder, wordsOf } from './materialChoices';

/** Words a person types into one box each, separated by commas. */
export type MaterialWords = 'grades' | 'classes' | 'makers';

/** What is typed and chosen of a sale material. */
export function useMaterialForm(start: SaleMaterialInput | undefined) {
  const [category, setCategory] = useState<Category>(start?.category ?? 'pipe');
  const [types, setTypes] = useState<string[]>(start?.types ?? []);
  const [families, setFamilies] = useState<string[]>(start?.grade_families ?? []);
  const [sizes, setSizes] = useState({ min: start?.nps_min ?? '', max: start?.nps_max ?? '' });
  const [words, setWords] = useState<Record<MaterialWords, string>>({
    grades: (start?.grades ?? []).join(', '),
    classes: (start?.classes ?? []).join(', '),
    makers: (start?.makers ?? []).join(', '),
  });
  return {
    category,
    /** Another category has other types. */
    setCategory: (next: Category) => {
      setCategory(next);
      setTypes([]);
    },
    types,
    setTypes,
    families,
    setFamilies,
    sizes,
    setSizes,
    words,
    setWord: (name: MaterialWords, text: string) => setWords({ ...words, [name]: text }),
    /** Null while the smallest size is larger than the largest. */
    input: (): SaleMaterialInput | null =>
      sizesInOrder(sizes.min || null, sizes.max || null)
        ? {
            category,
            types,
            grade_families: families,
            grades: wordsOf(words.grades),
            nps_min: sizes.min || null,
            nps_max: sizes.max || null,
            classes: wordsOf(words.classes),
            makers: wordsOf(words.makers),
          }
        : null,
  };
}

export type MaterialForm = ReturnType<typeof useMaterialForm>;
