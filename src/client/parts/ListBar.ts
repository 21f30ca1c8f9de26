import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** Search, filters and tools above a list: one line with a last button at its end; on a phone two columns. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > search {
    flex: 0 1 22rem;
  }
  & > button:last-child {
    margin-left: auto;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > search {
      grid-column: 1 / -1;
    }
    & > button:last-child {
      margin-left: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;
