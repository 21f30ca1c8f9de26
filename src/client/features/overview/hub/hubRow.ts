import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Link } from '../../../ui/Link';

/** A record in a card of the hub, a link as a whole; columns are the list's own. */
export const HubRow = styled(Link)`
  display: grid;
  padding: ${space(3)} ${space(4)};
  ${type(14)}
  & + & {
    border-top: 1px solid ${color('line')};
  }
  &:hover {
    background: ${color('surfaceHover')};
  }
  strong {
    font-weight: ${weight.medium};
  }
`;
