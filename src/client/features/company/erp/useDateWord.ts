import { useTranslation } from 'next-i18next/pages';
import type { ErpDate } from '../../../../contract/erpFields';

/** What a form of days is called: most by how they look. */
export function useDateWord(): (format: ErpDate) => string {
  const { t } = useTranslation('erp');
  return (format) => (format === 'date' || format === 'DD' ? t(`mappings.dateOf.${format}`) : format);
}
