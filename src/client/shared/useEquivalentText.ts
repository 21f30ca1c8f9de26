import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { EquivalentGrade } from '../../domain/material/equivalents';

/** Says equivalent grades with what each group of them rests on: `HT42, PT410 (dealers' tables)`. */
export function useEquivalentText(): (grades: readonly Pick<EquivalentGrade, 'grade' | 'note'>[]) => string {
  const { t } = useTranslation('trade');
  return useCallback(
    (grades) => {
      const notes = [...new Set(grades.map(({ note }) => note))];
      const named = (note: EquivalentGrade['note']) => [
        ...new Set(grades.filter((one) => one.note === note).map(({ grade }) => grade)),
      ];
      return notes.map((note) => `${named(note).join(', ')} (${t(`equivalent.${note}`)})`).join(', ');
    },
    [t],
  );
}
