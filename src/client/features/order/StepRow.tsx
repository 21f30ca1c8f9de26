import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

/** One line of an order in a dialog: what it is, and the fields to fill in beside it. */
export const StepRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(auto-fit, minmax(120px, 150px));
  align-items: end;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  & > :first-child {
    align-self: center;
    ${type(13)}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
  }
`;
