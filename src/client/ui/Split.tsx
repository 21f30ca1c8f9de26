import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** A record's main part with a narrow one beside it; below it where there is no room. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space(8)};
  align-items: start;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
  ${media.print} {
    display: block;
  }
`;
