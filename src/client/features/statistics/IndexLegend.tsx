import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { PriceIndex } from '../../../contract/entities/statistics';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { Legend } from '../../ui/chart/chartStyles';
import { isOneRange } from './familyMonths';

const Sign = styled.svg`
  width: 16px;
  height: 12px;
  & > path {
    fill: none;
    stroke: ${color('accent')};
    stroke-width: 2px;
  }
  & > path[data-median] {
    stroke: ${color('text')};
  }
  & > rect {
    fill: ${color('accentSurfaceStrong')};
  }
  & > rect[data-paid] {
    fill: ${color('warning')};
  }
  ${media.forcedColors} {
    & > path {
      stroke: CanvasText;
    }
    & > rect {
      fill: CanvasText;
    }
  }
`;

interface LegendProps {
  families: PriceIndex['families'];
  months: readonly string[];
}

/** Says once for all families what line, band, tick and diamond stand for; only what there is. */
export function IndexLegend({ families, months }: LegendProps) {
  const { t } = useTranslation('service');
  const has = (key: 'points' | 'received' | 'sent' | 'bought') => families.some((family) => family[key].length > 0);
  return (
    <Legend as="ul" aria-label={t('stats.legend')}>
      {has('points') && (
        <li>
          <Sign aria-hidden viewBox="0 0 16 12">
            <path d="M0 9 6 4 10 7 16 2" />
          </Sign>
          {t('stats.indexPoint')}
        </li>
      )}
      {(['received', 'sent'] as const).filter(has).map((side) => (
        <li key={side}>
          <Sign aria-hidden viewBox="0 0 16 12">
            <rect x="4" width="8" height="12" rx="2" />
          </Sign>
          {t(`stats.offers.${side}`)}
        </li>
      ))}
      {families.some((family) => isOneRange(family, months)) && (
        <li>
          <Sign aria-hidden viewBox="0 0 16 12">
            <path data-median d="M8 0V12" />
          </Sign>
          {t('stats.offers.middle')}
        </li>
      )}
      {has('bought') && (
        <li>
          <Sign aria-hidden viewBox="0 0 16 12">
            <rect data-paid x="4" y="2" width="8" height="8" transform="rotate(45 8 6)" />
          </Sign>
          {t('stats.bought')}
        </li>
      )}
    </Legend>
  );
}
