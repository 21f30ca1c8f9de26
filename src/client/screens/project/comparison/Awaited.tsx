import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { AwaitedAnswer } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { priceFigure } from '../../../parts/figures';
import { Chip } from '../../../ui/Chip';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Texts } from '../../../textKeys';

/** An answer that the amendment made stale: that it waits for its seller, and the price it had. */
export function Awaited({ awaited, currency }: { awaited: AwaitedAnswer; currency: Currency }) {
  const { t } = useTranslation('trade');
  const { unit_price: price, price_uom: uom } = awaited;
  const unit = t(`currency.${currency}`);
  return (
    <Stack $gap={1}>
      <span>
        <Chip size="sm" tone="yellow" icon={<Hourglass />}>
          {t('awaiting.state')}
        </Chip>
      </span>
      {price !== null && (
        <Text $size={13} $color="textMuted">
          {t('awaiting.before', {
            price: `${priceFigure(price, currency)} ${uom ? `${unit}/${t(`uom.${uom as keyof Texts['trade']['uom']}`)}` : unit}`,
          })}
        </Text>
      )}
    </Stack>
  );
}
