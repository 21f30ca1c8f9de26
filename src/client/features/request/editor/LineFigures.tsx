import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo } from 'react';
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
  const { items, unsure, lacking, unweighed, kg } = useMemo(() => figuresOf(settled), [settled]);
  return (
    <Root aria-live="polite">
      <div>
        <dt>{t('figures.items')}</dt>
        <dd>
          <Figure value={items} />
        </dd>
      </div>
      <div>
        <dt>{t('figures.weight')}</dt>
        <dd>
          <WeightText kg={kg} />
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

/** Counts and weight of the lines that will be sent. */
function figuresOf(lines: readonly EditorLine[]) {
  const figures = { items: 0, unsure: 0, lacking: 0, unweighed: 0 };
  for (const line of lines) {
    if (line.excluded || isBlank(line)) continue;
    figures.items += 1;
    if (isUncertain(line)) figures.unsure += 1;
    if (wrongCells(line).length > 0) figures.lacking += 1;
    if (line.total_weight_kg === null) figures.unweighed += 1;
  }
  return { ...figures, kg: sumWeights(lines) };
}
