import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(128px, 100%), 1fr));
  gap: ${space(4)};
  ${type(14)}
  & dt {
    margin-bottom: ${space(0.5)};
    color: ${color('textMuted')};
    ${type(12)}
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} ${space(4)};
  }
`;

const Item = styled.div<{ $wide: boolean }>`
  ${by('$wide', { true: 'grid-column: 1 / -1;' })}
  & > dd {
    ${by('$wide', { true: 'white-space: pre-wrap;', false: 'white-space: normal;' })}
    overflow-wrap: anywhere;
  }
  /* A moment in a language that names its zone is longer than half a phone. */
  & > dd time {
    white-space: normal;
  }
`;

export type Fact = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Free text of several lines: takes the whole width. */
  wide?: boolean;
};

/** Many facts of a record side by side, each with its name above it. */
export function FactGrid({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ key, label, value, wide = false }) => (
        <Item key={key} $wide={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}
