import { useTranslation } from 'next-i18next/pages';
import type { Store } from '../../../contract/entities/market';
import { dayText } from '../../../domain/time/instants';
import { useDuration } from '../../parts/useDuration';
import { useReader } from '../../parts/useReader';
import { Card } from '../../ui/Card';
import { Stat } from '../../ui/Stat';
import { StatRow } from '../../ui/StatRow';

/** How a store has dealt so far; what is not known yet says so instead of showing a zero. */
export function TrackRecord({ track }: { track: Store['track'] }) {
  const { t } = useTranslation('market');
  const language = useReader();
  const duration = useDuration();
  const rate = (value: number | null, text: string) =>
    value === null ? { value: '–', note: t('track.few') } : { value: text };
  return (
    <Card>
      <StatRow>
        <Stat label={t('track.orders')} value={track.finished_orders} />
        <Stat label={t('track.answered')} {...rate(track.answered_pct, `${track.answered_pct}%`)} />
        <Stat
          label={t('track.hours')}
          {...rate(track.median_answer_hours, duration(Math.round((track.median_answer_hours ?? 0) * 60)))}
        />
        <Stat label={t('track.cancelled')} {...rate(track.cancelled_pct, `${track.cancelled_pct}%`)} />
        <Stat label={t('track.since')} value={dayText(track.since, language)} />
      </StatRow>
    </Card>
  );
}
