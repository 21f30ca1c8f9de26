import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';

const List = styled.dl<{ $columns: 1 | 2 | 3; $figures: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${by('$columns', {
    2: 'grid-template-columns: repeat(2, minmax(0, 1fr));',
    3: 'grid-template-columns: repeat(3, minmax(0, 1fr));',
  })}
  gap: ${space(2.5)} ${space(8)};
  ${type(14)}
  & > div {
    display: grid;
    grid-template-columns: var(--label-width) minmax(0, 1fr);
    gap: ${space(3)};
    align-items: baseline;
  }
  & dt {
    color: ${color('textMuted')};
  }
  & dd {
    min-width: 0;
    font-variant-numeric: tabular-nums;
    ${by('$figures', { true: 'text-align: right;', false: 'text-align: left;' })}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    /* A value with a button beside it is taller there: its label stays on its line. */
    & > div {
      grid-template-columns: var(--label-width-on-phone) minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

export type KeyValue = { key: string; label: ReactNode; value: ReactNode };

export type KeyValueListProps = {
  items: readonly KeyValue[];
  /** Pairs side by side from 768 px up. */
  columns?: 1 | 2 | 3;
  labelWidth?: string;
  /** Numbers that are compared or add up: they end at the same edge. */
  figures?: boolean;
};

/** Facts of a record; an absent value shows as a dash. */
export function KeyValueList({ items, columns = 1, labelWidth = '112px', figures = false }: KeyValueListProps) {
  const onPhone = labelWidth.endsWith('px') ? `min(${labelWidth}, 38%)` : labelWidth;
  const widths = { '--label-width': labelWidth, '--label-width-on-phone': onPhone } as CSSProperties;
  return (
    <List $columns={columns} $figures={figures} style={widths}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </List>
  );
}
