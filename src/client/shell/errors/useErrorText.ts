import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { errorText } from './errorText';

/** The sentence for a failure, to be shown by the thing that failed. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback((error) => errorText(error, t), [t]);
}
