import { Popover } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const BellPanel = styled(Popover.Content)`
  z-index: ${layers.menu};
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100vw - 24px));
  max-height: min(560px, var(--radix-popover-content-available-height));
  min-height: 120px;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  animation: ${appear} 150ms ease-out;
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    max-height: calc(var(--radix-popover-content-available-height) - 56px);
  }
`;

export const BellHead = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 48px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  strong {
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

export const BellRows = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

export const BellFoot = styled.div`
  flex-shrink: 0;
  padding: ${space(2)};
  border-top: 1px solid ${color('line')};
`;

export const BellNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(4)};
  color: ${color('textMuted')};
  ${type(14)}
`;
