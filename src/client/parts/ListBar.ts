import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** Search, filters and, at the end, tools above a list: one line where it has the room; on a phone two columns. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > search {
    flex: 0 1 22rem;
  }
  /* The search gives and takes, so that each line is full. */
  ${media.tablet} {
    & > search {
      flex: 1 1 14rem;
    }
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > search {
      grid-column: 1 / -1;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** What can be done with the list, at the end of its bar; in another line only all together. */
export const ListEnd = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-left: auto;
  ${media.phone} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    margin-left: 0;
  }
`;
