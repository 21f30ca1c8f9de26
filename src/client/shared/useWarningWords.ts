import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Texts } from '../textKeys';

/** Says in words what the reader of lists doubts or misses in a line, each once; '' for no warning. */
export function useWarningWords(): (warnings: readonly string[]) => string {
  const { t } = useTranslation('reading');
  return useCallback(
    (warnings) =>
      [
        ...new Set(
          warnings.map((code) => t([`warning.${code as keyof Texts['reading']['warning']}`, 'warning.unsure'])),
        ),
      ].join(' '),
    [t],
  );
}
