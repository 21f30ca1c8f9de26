import { useTranslation } from 'next-i18next/pages';
import { DISTANCE_BANDS } from '../../../contract/bands';
import type { WinDistance } from '../../../contract/entities/statistics';
import { ChartCard } from '../../ui/chart/ChartCard';
import { RankBars } from '../../ui/chart/RankBars';
import { DataTable } from '../../ui/DataTable';
import { Text } from '../../ui/Text';

/** What share of the offered lines was won, by how far the price lay above the lowest. */
export function DistanceChart({ distance }: { distance: WinDistance }) {
  const { t } = useTranslation('service');
  const title = t('stats.distance.title');
  const rows = DISTANCE_BANDS.map((band) => {
    const found = distance?.bands.find((one) => one.band === band);
    return {
      key: band,
      name: t(`stats.distance.band.${band}`),
      parts: [found?.win_pct ?? 0],
      figure: found ? t('stats.distance.about', { pct: found.win_pct }) : t('stats.distance.few'),
    };
  });
  return (
    <ChartCard
      title={title}
      note={
        distance ? t('stats.distance.note', { from: distance.from, to: distance.to }) : t('stats.distance.noteNone')
      }
      chart={
        distance ? (
          <RankBars
            label={title}
            rows={rows}
            parts={[{ key: 'won', name: t('stats.winRate'), fill: 'main' }]}
            most={100}
          />
        ) : (
          <Text $color="textMuted">{t('stats.distance.none')}</Text>
        )
      }
      table={
        <DataTable
          dense
          aria-label={title}
          rows={distance ? rows : []}
          rowKey={({ key }) => key}
          empty={<Text $color="textMuted">{t('stats.distance.none')}</Text>}
          columns={[
            { key: 'band', header: t('stats.distance.head'), render: ({ name }) => name },
            { key: 'won', header: t('stats.winRate'), align: 'right', render: ({ figure }) => figure },
          ]}
        />
      }
    />
  );
}
