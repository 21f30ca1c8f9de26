import styled from 'styled-components';
import { space } from '../../../theme/tokens';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  & > input {
    width: auto;
  }
`;
