import { useTranslation } from 'next-i18next/pages';
import type { Store } from '../../../contract/entities/market';
import { dayText } from '../../../domain/time/instants';
import { useReader } from '../../parts/useReader';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Stack';
import { Stat } from '../../ui/Stat';

/** How a store has dealt so far; what is not known yet says so instead of showing a zero. */
export function TrackRecord({ track }: { track: Store['track'] }) {
  const { t } = useTranslation('market');
  const language = useReader();
  const rate = (value: number | null, text: string) =>
    value === null ? { value: '–', note: t('track.few') } : { value: text };
  return (
    <Card>
      <Columns $min={150}>
        <Stat label={t('track.orders')} value={track.finished_orders} />
        <Stat label={t('track.answered')} {...rate(track.answered_pct, `${track.answered_pct}%`)} />
        <Stat
          label={t('track.hours')}
          {...rate(track.median_answer_hours, t('track.inHours', { hours: track.median_answer_hours }))}
        />
        <Stat label={t('track.cancelled')} {...rate(track.cancelled_pct, `${track.cancelled_pct}%`)} />
        <Stat label={t('track.since')} value={dayText(track.since, language)} />
      </Columns>
    </Card>
  );
}
