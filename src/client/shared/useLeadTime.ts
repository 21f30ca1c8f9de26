import { useTranslation } from 'next-i18next/pages';

/** Writes a lead time in days; 0 is "at once", unknown a dash. */
export function useLeadTime(): (days: number | null) => string {
  const { t } = useTranslation('trade');
  return (days) => {
    if (days === null) return '–';
    return days === 0 ? t('line.leadNow') : t('line.leadDays', { count: days });
  };
}
