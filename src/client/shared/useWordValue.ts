import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { WordField } from '../../contract/entities/wordRule';
import type { Texts } from '../textKeys';

/** What a word of a list means, as people read it: kinds of items and finishes by their names, all else as it is. */
export function useWordValue(): (field: WordField, value: string) => string {
  const { t } = useTranslation('trade');
  return useCallback(
    (field, value) => {
      if (field === 'category') return t(`category.${value as keyof Texts['trade']['category']}`);
      if (field === 'coating') return t(`coating.${value as keyof Texts['trade']['coating']}`);
      return value;
    },
    [t],
  );
}
