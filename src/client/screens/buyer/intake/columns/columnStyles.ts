import styled from 'styled-components';
import { color } from '../../../../theme/roles';
import { space, type, weight } from '../../../../theme/tokens';

export const SheetName = styled.div`
  margin-bottom: ${space(2)};
`;

export const ColumnList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
    align-items: center;
    gap: ${space(3)};
    padding: ${space(1.5)} 0;
    border-bottom: 1px solid ${color('line')};
  }
  b {
    display: block;
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
    ${type(14)}
  }
`;

export const Sample = styled.span`
  display: block;
  overflow: hidden;
  color: ${color('textMuted')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type(12)}
`;
