import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

export const FileRows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 40px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  ${type(13)}
  & > svg {
    width: 18px;
    height: 18px;
    color: ${color('textMuted')};
  }
`;

export const FileName = styled.div`
  overflow-wrap: anywhere;
  & > span {
    color: ${color('textMuted')};
    white-space: nowrap;
  }
`;

export const FileTools = styled.div`
  display: flex;
`;

export const Below = styled.div`
  grid-column: 2 / -1;
`;
