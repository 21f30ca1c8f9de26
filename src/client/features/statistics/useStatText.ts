import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../contract/values';
import { moneyFigure, quantityFigure } from '../../shared/figures';
import { useDuration } from '../../shared/useDuration';
import { useReader } from '../../shared/useReader';
import { shortFigure } from './shortFigure';
import type { ChartMonth } from '../../ui/chart/ChartFrame';

/** Months in which two years beside each other would overlap. */
const CLOSE = 4;

const beginsYear = (month: string) => month.endsWith('-01');

/** Figures of the statistics as the reader's language writes them. */
export function useStatText() {
  const { t } = useTranslation('service');
  const language = useReader();
  const duration = useDuration();
  return {
    /** Of values up to the highest of a chart, all in one unit: never ten million beside a hundred. */
    short: (most: number) => shortFigure(most, language, (size) => t(`stats.size.${size}`)),
    whole: (value: number) => quantityFigure(String(value)),
    money: (value: number, currency: Currency) =>
      t(`stats.money.${currency}`, { value: moneyFigure(String(value), currency) }),
    percent: (value: string | null) => (value === null ? '–' : `${value}%`),
    duration,
    /** The axis of months: figures only, with the year where one begins, and at the left edge if it has room there. */
    axis: (months: readonly string[]): ChartMonth[] =>
      months.map((month, index) => ({
        key: month,
        label: String(Number(month.slice(5))),
        year:
          beginsYear(month) || (index === 0 && !months.slice(1, CLOSE).some(beginsYear))
            ? month.slice(0, 4)
            : undefined,
      })),
  };
}
