import styled from 'styled-components';
import { by } from '../../../../theme/by';
import { color } from '../../../../theme/roles';
import { radius, space, type, weight } from '../../../../theme/tokens';

export const ListHead = styled.h3`
  margin-bottom: ${space(2)};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

/** Scrolls inside the dialog: a sheet may change thousands of lines. */
export const List = styled.ul`
  max-height: 260px;
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
`;

export const Entry = styled.li<{ $warn?: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  ${by('$warn', { true: `background: ${color('warningSurface')};` })}
  & + & {
    border-top: 1px solid ${color('line')};
  }
`;

export const EntryItem = styled.span`
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
`;

export const EntryName = styled.p`
  overflow-wrap: anywhere;
  ${type(14)}
`;

export const EntryNote = styled.p`
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
  ${type(12)}
`;
