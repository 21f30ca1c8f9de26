import { useTranslation } from 'next-i18next/pages';
import { dayText } from '../../../domain/time/instants';
import { useReader } from '../../parts/useReader';
import { useNow } from '../../ui/useNow';
import { DAY_MS } from '../../../domain/time/spans';

/** Says "today" and "yesterday" once the browser's clock is known; the date itself until then. */
export function useDayName(): (day: string) => string {
  const { t } = useTranslation('push');
  const language = useReader();
  const now = useNow();
  return (day) => {
    if (now === null) return day;
    if (day === dayText(new Date(now).toISOString(), language)) return t('today');
    return day === dayText(new Date(now - DAY_MS).toISOString(), language) ? t('yesterday') : day;
  };
}
