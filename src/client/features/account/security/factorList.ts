import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';

/** Rows of what somebody has set up: a picture, a name with facts, and what can be done about it. */
export const FactorRows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding: ${space(4)} ${space(5)};
  }
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
  & > li > svg {
    width: 20px;
    height: 20px;
    color: ${color('textMuted')};
  }
  ${media.phone} {
    & > li {
      padding: ${space(4)};
    }
    & > li > :last-child {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;

/** The name of one. */
export const FactorName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  ${type(14)}
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`;

/** What is known of it. */
export const FactorFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
`;
