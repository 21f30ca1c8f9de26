import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { MoneyText } from '../../../parts/MoneyText';
import { Banner } from '../../../ui/Banner';
import { Stack } from '../../../ui/Stack';

/** What the scale came to, and the difference that is left to pay or to give back. */
export function SettlementNote({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { settlement, balance, totals } = order;
  if (!settlement) return null;
  const strays = settlement.lines.map((line) => {
    const meant = order.lines.find((one) => one.id === line.line_id);
    return t('settlement.line', { line: meant?.line_no, kg: line.weighed_kg, pct: line.deviation_pct });
  });
  return (
    <Stack $gap={2}>
      <Banner
        tone={settlement.status === 'AGREED' ? 'info' : 'warning'}
        title={t(`settlement.status.${settlement.status}`)}
      >
        {strays.join(' · ')} {t('settlement.total')}{' '}
        <MoneyText amount={settlement.totals.total_amount} currency={totals.currency} strong />
      </Banner>
      {balance && (
        <Banner
          tone={balance.status === 'DUE' ? 'warning' : 'success'}
          title={t(`settlement.${balance.direction}.${balance.status}`)}
        >
          <MoneyText amount={balance.amount} currency={totals.currency} strong />
        </Banner>
      )}
    </Stack>
  );
}
