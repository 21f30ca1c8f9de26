import type { ChartFill } from './chartFill';
import { Legend, Swatch } from './chartStyles';

type Props = { series: readonly { key: string; name: string; fill: ChartFill }[] };

/** What each fill of a chart stands for; nothing where there is one series alone, which the title names. */
export function SeriesLegend({ series }: Props) {
  return (
    series.length > 1 && (
      <Legend aria-hidden>
        {series.map(({ key, name, fill }) => (
          <li key={key}>
            <Swatch $fill={fill} />
            {name}
          </li>
        ))}
      </Legend>
    )
  );
}
