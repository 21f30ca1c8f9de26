import { useTranslation } from 'next-i18next/pages';
import type { Bid } from '../../../../contract/entities/order';
import { TermsList } from '../../../shared/TermsList';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { tradedTerms } from '../tradedTerms';

/** What accepting an award agrees to: how many lines, on what terms, for what sum. */
export function BidSummary({ bid }: { bid: Bid }) {
  const { t } = useTranslation('project');
  const alternates = bid.lines.filter(({ alternate }) => alternate).length;
  return (
    <Stack $gap={4}>
      <Text $weight="semibold">
        {alternates > 0
          ? t('bid.scope', { count: bid.lines.length, alternates })
          : t('lineCount', { count: bid.lines.length })}
      </Text>
      <TermsList terms={tradedTerms(bid)} />
      {bid.totals && <TotalsBox totals={bid.totals} />}
    </Stack>
  );
}
