import { useTranslation } from 'next-i18next/pages';
import { DeviationList } from '../../../parts/DeviationList';
import { MoneyText } from '../../../parts/MoneyText';
import { SpecText } from '../../../parts/SpecText';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { InlineError } from '../../../ui/InlineError';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { alternatesOf } from './alternates';
import type { AwardGroup } from './awardGroups';
import { type Acceptance, tickId } from './useAcceptance';

type Props = { group: AwardGroup; acceptance: Acceptance };

/** The alternates among a seller's chosen lines, each to be accepted by a tick of its own. */
export function AlternateTicks({ group, acceptance }: Props) {
  const { t } = useTranslation('project');
  const alternates = alternatesOf(group);
  if (alternates.length === 0) return null;
  const open = alternates.some(({ key }) => !acceptance.accepts(key));
  return (
    <Stack $gap={3}>
      <Banner tone="warning" title={t('award.alternates.title', { count: alternates.length })}>
        {t('award.alternates.text')}
      </Banner>
      {alternates.map(({ key, line, cell, amount, currency }) => (
        <Card key={key}>
          <Stack $gap={1}>
            <Checkbox
              id={tickId(key)}
              label={
                <Inline as="span" $gap={2}>
                  {t('award.alternates.accept', { line: line.line_no })}
                  <MoneyText amount={amount} currency={currency} />
                </Inline>
              }
              checked={acceptance.accepts(key)}
              onChange={(event) => acceptance.accept(key, event.target.checked)}
            />
            <Text as="div" $size={13}>
              <SpecText spec={line.spec} raw={line.raw_text} withRaw />
            </Text>
            <DeviationList requested={line} offered={cell.line.offered_spec} deviations={cell.line.deviations} whole />
          </Stack>
        </Card>
      ))}
      {acceptance.missing > 0 && open && (
        <InlineError>{t('award.alternates.missing', { count: acceptance.missing })}</InlineError>
      )}
    </Stack>
  );
}
