import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { countUnweighed } from '../../../../domain/material/totalWeight';
import { DeadlineText } from '../../../shared/DeadlineText';
import { weightFigure } from '../../../shared/figures';
import { projectKeys } from '../../../queries/project';
import { rfqKeys } from '../../../queries/rfq';
import { Card } from '../../../ui/Card';
import { Inline, Stack } from '../../../ui/Stack';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import { Text } from '../../../ui/Text';

type Props = { project: Project; rfq: Rfq | undefined };

/** Deadline and counters of a project; a buyer sees how many sellers were invited and how many answered. */
export function ProjectFacts({ project, rfq }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const client = useQueryClient();
  const { status, closes_at, ended_at, line_count, quotation_count, rfq_number_id } = project;
  const weight = rfq && rfq.total_weight_kg !== '0' ? weightFigure(rfq.total_weight_kg) : undefined;
  const unweighed = rfq ? countUnweighed(rfq.lines) : 0;
  const left = unweighed > 0 ? t('trade:totals.unweighed', { count: unweighed }) : undefined;
  const refetch = () => {
    void client.invalidateQueries({ queryKey: projectKeys.detail(rfq_number_id) });
    void client.invalidateQueries({ queryKey: rfqKeys.detail(rfq_number_id) });
  };
  return (
    <Card>
      <Stack $gap={4}>
        <Inline>
          <Text as="span" $size={13} $color="textMuted">
            {t('detail.deadline')}
          </Text>
          <Text as="span">
            <DeadlineText
              closesAt={closes_at}
              endedAt={ended_at}
              countdown={status === 'REQ' || status === 'COL'}
              onOver={refetch}
            />
          </Text>
        </Inline>
        <StatRow>
          {rfq && <Stat label={t('detail.sellers')} value={t('detail.companyCount', { count: rfq.seller_count })} />}
          {quotation_count !== null && (
            <Stat label={t('detail.quotations')} value={t('detail.pieceCount', { count: quotation_count })} />
          )}
          {rfq && <Stat label={t('detail.declined')} value={t('detail.companyCount', { count: rfq.declined_count })} />}
          <Stat label={t('detail.lines')} value={t('detail.lineCount', { count: line_count })} />
          {weight && <Stat label={t('detail.weight')} value={weight.value} unit={weight.unit} note={left} />}
        </StatRow>
      </Stack>
    </Card>
  );
}
