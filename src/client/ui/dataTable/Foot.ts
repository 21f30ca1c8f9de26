import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, weight } from '../../theme/tokens';

/** Sums below the rows. */
export const Foot = styled.tfoot`
  & td {
    height: 44px;
    padding: 0 ${space(3)};
    border-top: 1px solid ${color('line')};
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    display: block;
    & tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    & td {
      border: 0;
    }
  }
`;
