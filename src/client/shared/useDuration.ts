import { useTranslation } from 'next-i18next/pages';

/** Minutes as the two largest units that matter, such as 1 d 23 h; a dash when there are none. */
export function useDuration(): (minutes: number | null) => string {
  const { t } = useTranslation('trade');
  return (minutes) => {
    if (minutes === null) return '–';
    if (minutes < 60) return t('duration.m', { m: minutes });
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return t('duration.hm', { h: hours, m: minutes % 60 });
    return t('duration.dh', { d: Math.floor(hours / 24), h: hours % 24 });
  };
}
