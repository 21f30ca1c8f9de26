import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Overlay } from '../../ui/dialogStyles';
import { Link } from '../../ui/Link';

/** It hangs from the top, so that the field stands still while what is found changes. */
export const Place = styled(Overlay)`
  place-items: start center;
  padding-top: 12vh;
  ${media.phone} {
    place-items: start center;
  }
`;

export const Head = styled.div`
  padding: ${space(3)};
  border-bottom: 1px solid ${color('line')};
`;

export const List = styled.div`
  min-height: 0;
  max-height: min(60vh, 520px);
  padding: ${space(1)} ${space(2)} ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Title = styled.div`
  padding: ${space(2)} ${space(2)} ${space(1)};
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.semibold};
`;

export const Option = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius[8]};
  ${type(14)}
  &[aria-selected='true'] {
    background: ${color('accentSurface')};
    color: ${color('accentText')};
  }
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    color: ${color('textMuted')};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:nth-of-type(2) {
    flex: 1;
    color: ${color('textMuted')};
    ${type(12)}
    text-align: right;
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

export const None = styled.p`
  padding: ${space(4)} ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
`;
