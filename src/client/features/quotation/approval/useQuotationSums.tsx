import { useTranslation } from 'next-i18next/pages';
import type { QuotationApproval } from '../../../../contract/entities/quotationApproval';
import { vatOf } from '../../../../domain/money/totals';
import { MoneyText } from '../../../shared/MoneyText';

/** What a quotation that waits comes to, the sum without VAT by which rules are applied, and how much of the request it answers. */
export function useQuotationSums({ totals, quoted_line_count: quoted, line_count: total }: QuotationApproval) {
  const { t } = useTranslation(['seller', 'approval', 'trade']);
  const lines = { key: 'lines', label: t('confirm.quoted'), value: t('confirm.quotedOf', { quoted, total }) };
  if (!totals) return [lines];
  return [
    {
      key: 'total',
      label: t(`trade:totalOf.${vatOf(totals)}`),
      value: <MoneyText amount={totals.total_amount} currency={totals.currency} />,
    },
    {
      key: 'net',
      label: t('approval:view.net'),
      value: <MoneyText amount={totals.supply_amount} currency={totals.currency} />,
    },
    lines,
  ];
}
