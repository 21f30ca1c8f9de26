import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiProvider';
import { homeQueries } from './homeQueries';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { groupDigits } from '../../../ui/numberText';
import { Centre } from './homeLayout';

const Root = styled.section`
  padding: ${space(6)} ${space(6)} 0;
  ${media.phone} {
    padding: ${space(6)} ${space(4)} 0;
  }
`;

const Grid = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)} ${space(8)};
  ${type(13)}
  & > div {
    display: flex;
    gap: ${space(2)};
  }
  dt {
    color: ${color('textMuted')};
  }
  dd {
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const figures = ['companies', 'collecting_requests', 'asked_lines', 'open_items'] as const;

/** How much is going on right now; what is still nothing is left out rather than shown as zero. */
export function LiveFigures() {
  const { t } = useTranslation('home');
  const { data } = useQuery(homeQueries(useApi()).figures());
  const shown = figures.filter((figure) => (data?.[figure] ?? 0) > 0);
  if (!data || shown.length === 0) return null;
  return (
    <Root aria-label={t('figure.label')}>
      <Centre>
        <Grid>
          {shown.map((figure) => (
            <div key={figure}>
              <dt>{t(`figure.${figure}`)}</dt>
              <dd>{groupDigits(String(data[figure]))}</dd>
            </div>
          ))}
        </Grid>
      </Centre>
    </Root>
  );
}
