import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import type { PriceIndex } from '../../../contract/entities/statistics';
import { paths } from '../../paths';
import { BandChart } from '../../ui/chart/BandChart';
import { ChartCard } from '../../ui/chart/ChartCard';
import { RangeStrip } from '../../ui/chart/RangeStrip';
import { Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import { type FamilyMonth, familyMonths } from './familyMonths';
import { type MonthColumn, MonthTable } from './MonthTable';
import { shownMonths } from './period';
import { useStatText } from './useStatText';

type Family = PriceIndex['families'][number];

const PLOT = 120;

interface CardProps {
  family: Family;
  months: readonly string[];
  /** Only some months were requested: one of them alone does not mean that there are no others. */
  cut?: boolean;
}

/** One material family: its index by month, the own offers and purchases among it; of one month alone, its range. */
export function FamilyCard({ family, months, cut = false }: CardProps) {
  const { t } = useTranslation(['service', 'trade']);
  const name = `${t(`trade:category.${family.category}`)} · ${t(`trade:gradeFamily.${family.grade_family}`)}`;
  const rows = familyMonths(family, months);
  const shown = shownMonths(rows, ({ any }) => any);
  const title = t('stats.indexTitle', { family: name });
  return (
    <ChartCard
      title={name}
      note={
        <>
          {t('stats.indexUnit')}
          {family.points.length === 0 && (
            <>
              <br />
              {t(cut ? 'stats.indexUnpublished.period' : 'stats.indexUnpublished.all')}
            </>
          )}
        </>
      }
      chart={
        shown.filter(({ any }) => any).length > 1 ? (
          <FamilyChart family={family} name={name} rows={shown} />
        ) : (
          <OneMonth row={shown.find(({ any }) => any)} name={name} cut={cut} only={months.length === 1} />
        )
      }
      table={<FamilyTable title={title} rows={shown.filter(({ any }) => any)} />}
    />
  );
}

function FamilyChart({ family, name, rows }: { family: Family; name: string; rows: readonly FamilyMonth[] }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const last = family.points.at(-1);
  const say = useMonthWords();
  return (
    <BandChart
      height={PLOT}
      label={
        last
          ? t('stats.indexLabel', {
              family: name,
              month: last.month,
              price: text.money(Number(last.krw_per_kg), 'KRW'),
            })
          : t('stats.indexLabelOwn', { family: name })
      }
      months={text.axis(rows.map(({ month }) => month))}
      values={rows.map(({ index }) => index)}
      spans={rows.map(({ offers }) => offers)}
      paid={rows.map(({ paid }) => paid.map(({ price }) => price))}
      tick={text.whole}
      tip={(index) => {
        const row = rows[index];
        return row ? say(row) : [];
      }}
    />
  );
}

/** What is known of a month, each in a line of its own. */
function useMonthWords() {
  const { t } = useTranslation('service');
  const text = useStatText();
  const perKg = (value: string) => t('stats.perKg', { value });
  const price = (value: number) => perKg(text.whole(value));
  return ({ index, offers, paid }: FamilyMonth): string[] => [
    ...(index === null ? [] : [`${t('stats.indexPoint')} ${price(index)}`]),
    ...(offers
      ? [
          `${t(`stats.offers.${offers.side}`)} ${perKg(`${text.whole(offers.low)}–${text.whole(offers.high)}`)} (${offers.count})`,
        ]
      : []),
    // Several orders at one price are said once.
    ...new Set(paid.map((one) => `${t('stats.bought')} ${price(one.price)}`)),
  ];
}

interface OneMonthProps {
  row: FamilyMonth | undefined;
  name: string;
  cut: boolean;
  /** No other month was requested. */
  only: boolean;
}

/** One month is no trend yet: its range is drawn as a strip, with its median, the index and every price paid on it. */
function OneMonth({ row, name, cut, only }: OneMonthProps) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const say = useMonthWords();
  if (!row) return null;
  const lines = say(row);
  return (
    <Stack $gap={2}>
      {row.offers && (
        <RangeStrip
          label={`${name}, ${row.month}: ${lines.join(', ')}`}
          low={row.offers.low}
          high={row.offers.high}
          middle={row.offers.middle}
          own={row.index}
          paid={row.paid.map(({ price }) => price)}
          figure={text.whole}
        />
      )}
      <div>
        {lines.map((line) => (
          <Text key={line} $size={row.offers ? 13 : 16}>
            {line}
          </Text>
        ))}
      </div>
      <Text $size={13} $color="textMuted">
        {only && cut ? row.month : t(cut ? 'stats.indexOneIn' : 'stats.indexOne', { month: row.month })}
      </Text>
    </Stack>
  );
}

function FamilyTable({ title, rows }: { title: string; rows: readonly FamilyMonth[] }) {
  const { t } = useTranslation('service');
  const text = useStatText();
  const whole = (value: number | undefined | null) => (value === undefined || value === null ? '–' : text.whole(value));
  const columns: MonthColumn<FamilyMonth>[] = [
    { key: 'index', header: t('stats.indexPoint'), value: ({ index }) => whole(index) },
    { key: 'low', header: t('stats.offers.low'), value: ({ offers }) => whole(offers?.low) },
    { key: 'middle', header: t('stats.offers.middle'), value: ({ offers }) => whole(offers?.middle) },
    { key: 'high', header: t('stats.offers.high'), value: ({ offers }) => whole(offers?.high) },
    {
      key: 'paid',
      header: t('stats.bought'),
      value: ({ paid }) =>
        paid.length === 0
          ? '–'
          : paid.map(({ price, order_number }, index) => (
              <Fragment key={order_number}>
                {index > 0 && ', '}
                <TextLink href={paths.project.detail(order_number)}>{text.whole(price)}</TextLink>
              </Fragment>
            )),
    },
  ];
  return <MonthTable label={title} months={rows} columns={columns} />;
}
