import { useTranslation } from 'next-i18next/pages';
import { DateText } from '../../shared/DateText';
import type { moneyOf } from './orderSteps';

/** Whose transfer the buyer reported and of which day, as facts; none where nothing was reported. */
export function useReportFacts(money: ReturnType<typeof moneyOf>) {
  const { t } = useTranslation('project');
  return [
    ...(money?.depositor ? [{ key: 'depositor', label: t('buy.depositor'), value: money.depositor }] : []),
    ...(money?.paidOn ? [{ key: 'day', label: t('buy.paidOn'), value: <DateText value={money.paidOn} /> }] : []),
  ];
}
