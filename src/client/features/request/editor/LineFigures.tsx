import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { sumWeights } from '../../../../domain/material/totalWeight';
import { WeightText } from '../../../shared/WeightText';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Figure } from '../../../ui/Figure';
import { type EditorLine, isBlank, isUncertain, wrongCells } from './editorLine';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin: 0;
  padding: ${space(3)} ${space(4)};
  background: ${color('surfaceMuted')};
  ${type(13)}
  & > div {
    display: flex;
    gap: ${space(2)};
  }
  & dt {
    color: ${color('textMuted')};
  }
  & dd {
    margin: 0;
    font-weight: ${weight.semibold};
  }
  & [data-alarm] {
    color: ${color('dangerText')};
  }
  & [data-doubt] {
    color: ${color('warningText')};
  }
`;

/** Counts and weight of the list, at its foot. */
export function LineFigures({ lines }: { lines: readonly EditorLine[] }) {
  const { t } = useTranslation('buyer');
  // A frame later than the cells themselves.
  const settled = useDeferredValue(lines);
  const items = settled.filter((line) => !line.excluded && !isBlank(line));
  const unsure = items.filter(isUncertain).length;
  const lacking = items.filter((line) => wrongCells(line).length > 0).length;
  const unweighed = items.filter((line) => line.total_weight_kg === null).length;
  return (
    <Root aria-live="polite">
      <div>
        <dt>{t('figures.items')}</dt>
        <dd>
          <Figure value={items.length} />
        </dd>
      </div>
      <div>
        <dt>{t('figures.weight')}</dt>
        <dd>
          <WeightText kg={sumWeights(items)} />
        </dd>
      </div>
      {unweighed > 0 && (
        <div>
          <dt>{t('figures.unweighed')}</dt>
          <dd>
            <Figure value={unweighed} />
          </dd>
        </div>
      )}
      {unsure > 0 && (
        <div>
          <dt>{t('figures.unsure')}</dt>
          <dd data-doubt>
            <Figure value={unsure} />
          </dd>
        </div>
      )}
      {lacking > 0 && (
        <div>
          <dt>{t('figures.lacking')}</dt>
          <dd data-alarm>
            <Figure value={lacking} />
          </dd>
        </div>
      )}
    </Root>
  );
}
