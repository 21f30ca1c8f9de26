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
  padding: 0 ${space(6)};
  border-top: 1px solid ${color('line')};
  ${media.phone} {
    padding: 0 ${space(4)};
  }
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(6)};
  padding: ${space(8)} 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(1)};
  }
  dt {
    color: ${color('textMuted')};
    ${type(13)}
  }
  dd {
    ${type(32)}
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(5)} ${space(4)};
    padding: ${space(6)} 0;
    dd {
      ${type(24)}
    }
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
