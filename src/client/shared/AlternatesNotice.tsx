import type { ReactNode } from 'react';
import type { RfqLine } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import type { Alternate } from '../../domain/material/alternateChanges';
import { DeviationList } from './DeviationList';
import { MoneyText } from './MoneyText';
import { useSpecDescription } from './useSpecDescription';
import { Banner } from '../ui/Banner';
import { Inline, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** A line that is delivered otherwise than requested. */
export interface NoticedAlternate {
  key: string;
  line: Pick<RfqLine, 'line_no' | 'spec' | 'raw_text'>;
  alternate: Alternate;
  amount: string | null;
  currency: Currency;
}

/** Every alternate that something binds to: what was requested, and what is delivered in its place. */
export function AlternatesNotice({ title, items }: { title: ReactNode; items: readonly NoticedAlternate[] }) {
  const describe = useSpecDescription();
  if (items.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <Stack $gap={2}>
        {items.map(({ key, line, alternate, amount, currency }) => (
          <Stack key={key} $gap={1}>
            <Inline $justify="space-between" $align="baseline" $gap={2} $nowrap>
              <Text as="span" $size={13}>
                {line.line_no}. {describe(line.spec) || line.raw_text}
              </Text>
              <MoneyText amount={amount} currency={currency} />
            </Inline>
            <DeviationList {...alternate} />
          </Stack>
        ))}
      </Stack>
    </Banner>
  );
}
