import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { sumWeights } from '../../../../domain/material/totalWeight';
import { WeightText } from '../../../shared/WeightText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Figure } from '../../../ui/Figure';
import { type EditorLine, isBlank, wrongCells } from './editorLine';
import { needsLook } from './lineConflicts';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin: 0;
  ${type(13)}
  & > div {
    display: flex;
    gap: ${space(2)};
    white-space: nowrap;
  }
  & dt {
    color: ${color('textMuted')};
  }
  & dd {
    margin: 0;
    color: ${color('text')};
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & [data-alarm] {
    color: ${color('dangerText')};
  }
  & [data-doubt] {
    color: ${color('warningText')};
  }
  ${media.phone} {
    column-gap: ${space(3)};
    & > [data-detail] {
      display: none;
    }
    /* Its unit says what it is. */
    & > [data-plain] > dt {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

type LineFactProps = { label: string; detail?: boolean; plain?: boolean; children: ReactNode };

/** A label and what it comes to. Where there is little room `detail` is left out, and `plain` has no label to be seen. */
export function LineFact({ label, detail, plain, children }: LineFactProps) {
  return (
    <div data-detail={detail || undefined} data-plain={plain || undefined}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

export type LineFiguresProps = { lines: readonly EditorLine[]; label?: string; children?: ReactNode };

/** Counts and weight of the list, and what else belongs to its summary. */
export function LineFigures({ lines, label, children }: LineFiguresProps) {
  const { t } = useTranslation('buyer');
  // A frame later than the cells themselves.
  const settled = useDeferredValue(lines);
  const { items, unsure, lacking, unweighed, kg } = useMemo(() => figuresOf(settled), [settled]);
  return (
    <Root aria-live="polite" aria-label={label}>
      <LineFact label={t('figures.items')}>
        <dd>
          <Figure value={items} />
        </dd>
      </LineFact>
      {Number(kg) > 0 && (
        <LineFact plain label={t('figures.weight')}>
          <dd>
            <WeightText kg={kg} />
          </dd>
        </LineFact>
      )}
      {unweighed > 0 && (
        <LineFact detail label={t('figures.unweighed')}>
          <dd>
            <Figure value={unweighed} />
          </dd>
        </LineFact>
      )}
      {unsure > 0 && (
        <LineFact label={t('figures.unsure')}>
          <dd data-doubt>
            <Figure value={unsure} />
          </dd>
        </LineFact>
      )}
      {lacking > 0 && (
        <LineFact label={t('figures.lacking')}>
          <dd data-alarm>
            <Figure value={lacking} />
          </dd>
        </LineFact>
      )}
      {children}
    </Root>
  );
}

/** Counts and weight of the lines that will be sent. */
function figuresOf(lines: readonly EditorLine[]) {
  const figures = { items: 0, unsure: 0, lacking: 0, unweighed: 0 };
  for (const line of lines) {
    if (line.excluded || isBlank(line)) continue;
    figures.items += 1;
    if (needsLook(line)) figures.unsure += 1;
    if (wrongCells(line).length > 0) figures.lacking += 1;
    if (line.total_weight_kg === null) figures.unweighed += 1;
  }
  return { ...figures, kg: sumWeights(lines) };
}
