import { useTranslation } from 'next-i18next/pages';
import { scheduleText, typeName } from '../../../../../domain/material/tradeNames';
import { useReader } from '../../../../shared/useReader';
import type { Texts } from '../../../../textKeys';
import type { FieldReading } from './readingOf';

/** What stands in a cell of a line as its reader reads it: kinds and finishes by their names, a schedule as documents write it. */
export function useCellTexts(): (cell: FieldReading['cell'], value: string, category: string | null) => string {
  const { t } = useTranslation('trade');
  const language = useReader();
  return (cell, value, category) => {
    if (cell === 'category') return t(`category.${value as keyof Texts['trade']['category']}`);
    if (cell === 'coating') return t(`coating.${value as keyof Texts['trade']['coating']}`);
    // The cell holds a pressure class as well: 40 CL150, 10K.
    if (cell === 'schedule') return value.replaceAll(/(?<=^| )\d+S?(?= |$)/g, scheduleText);
    return cell === 'type' ? typeName({ category, type: value }, language) : value;
  };
}
