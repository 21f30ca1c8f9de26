import { useTranslation } from 'next-i18next/pages';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { likeForLikeOf } from '../../../../domain/compare/likeForLike';
import { priceFigure } from '../../../shared/figures';
import { MoneyText } from '../../../shared/MoneyText';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Dialog } from '../../../ui/Dialog';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

type TotalsProps = { comparison: Comparison; seller: ComparisonSeller; onClose: () => void };

/** How a seller's totals come about: as offered, and like for like line by line with the freight. */
export function TotalsDialog({ comparison, seller, onClose }: TotalsProps) {
  const { t } = useTranslation(['project', 'trade']);
  const { currency, usd_krw_rate: rate } = comparison;
  const like = likeForLikeOf(comparison, seller.quotation_id);
  const money = (amount: string, strong = false) => <MoneyText amount={amount} currency={currency} strong={strong} />;
  return (
    <Dialog open onOpenChange={onClose} title={t('compare.totals.title')} description={seller.company_name}>
      <Stack $gap={4}>
        <Text $weight="semibold">{t('compare.totals.offered')}</Text>
        <TotalsBox totals={seller.totals} />
        {seller.awaiting_line_count > 0 && (
          <Text $size={13} $color="warningText">
            {t('trade:awaiting.left', { count: seller.awaiting_line_count })}
          </Text>
        )}
        <Text $weight="semibold">{t('compare.likeForLike', { count: comparison.like_for_like_line_count })}</Text>
        {seller.currency !== currency && rate && (
          <Text $size={13}>{t('trade:step.rate', { rate: priceFigure(rate, 'KRW') })}</Text>
        )}
        {like ? (
          <KeyValueList
            figures
            items={[
              ...like.lines.map(({ line_no, amount }) => ({
                key: String(line_no),
                label: t('compare.totals.line', { line: line_no }),
                value: money(amount),
              })),
              { key: 'freight', label: t('trade:terms.freight'), value: money(like.freight) },
              { key: 'total', label: t('trade:totals.supply'), value: money(like.total, true) },
            ]}
          />
        ) : (
          <Text $size={13} $color="textMuted">
            {t('compare.totals.none')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
