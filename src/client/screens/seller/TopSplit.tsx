import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** Terms with the totals beside them; below them where there is no room. */
export const TopSplit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(6)};
  align-items: start;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
