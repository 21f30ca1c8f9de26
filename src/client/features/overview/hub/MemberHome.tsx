import styled from 'styled-components';
import { media } from '../../../theme/media';
import { frame, space } from '../../../theme/tokens';
import { MemberHub } from './MemberHub';

const Root = styled.div`
  max-width: calc(${frame.work} + ${space(12)});
  padding: ${space(6)} ${space(6)} ${space(12)};
  ${media.phone} {
    padding: ${space(5)} ${space(4)} ${space(12)};
  }
`;

/** The member's day in the place of the landing page, which brings no room of its own. */
export function MemberHome() {
  return (
    <Root>
      <MemberHub />
    </Root>
  );
}
