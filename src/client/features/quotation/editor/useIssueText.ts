import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { CellIssue } from './rowIssues';

/** The sentence for something that is wrong in a field or cell. */
export function useIssueText(): (issue: CellIssue) => string {
  const { t } = useTranslation('seller');
  return useCallback(({ key, max }) => t(`issue.${key}`, { max }), [t]);
}
