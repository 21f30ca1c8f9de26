import { MoneyText } from '../../shared/MoneyText';
import { Stack } from '../../ui/Stack';

/** Money of a period in each currency it came in; nothing is converted, and none is left out as a zero. */
export function BothAmounts({ krw, usd }: { krw: string; usd: string }) {
  if (Number(usd) === 0) return <MoneyText amount={krw} currency="KRW" />;
  if (Number(krw) === 0) return <MoneyText amount={usd} currency="USD" />;
  return (
    <Stack as="span" $gap={0}>
      <MoneyText amount={krw} currency="KRW" />
      <MoneyText amount={usd} currency="USD" />
    </Stack>
  );
}
