import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

/** What can be done with the ticked rows, at the window's foot. */
export const BulkBar = styled.section`
  position: fixed;
  bottom: ${space(6)};
  left: 50%;
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  max-width: calc(100vw - ${space(6)});
  transform: translateX(-50%);
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  ${type(14)}
  & > strong {
    margin-right: ${space(2)};
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  /* Above the bar of main places. */
  ${media.phone} {
    bottom: calc(var(--bottom-bar-height) + ${space(4)});
    overflow-x: auto;
  }
`;
