import { Link } from '../../ui/Link';
import styled, { css } from 'styled-components';
import { solidEdge } from '../../theme/edge';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { control, motion, radius, space, type, weight } from '../../theme/tokens';
import { NativeButton } from '../../ui/nativeControls';

const square = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${control.lg};
  height: ${control.lg};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceSunken')};
  }
  ${media.phone} {
    width: ${control.touch};
    height: ${control.touch};
  }
`;

/** A square link of the header that may carry a figure. */
export const BadgeLink = styled(Link)`
  ${square}
`;

/** The same as a button. */
export const BadgeButton = styled(NativeButton)`
  ${square}
  border: 0;
  background: none;
  cursor: pointer;
`;

/** The figure on it. */
export const Badge = styled.span`
  position: absolute;
  top: 2px;
  left: 20px;
  min-width: 18px;
  padding: 0 ${space(1)};
  border: 2px solid ${color('surface')};
  border-radius: ${radius.round};
  background: ${color('danger')};
  color: ${color('onAccent')};
  ${type(12)}
  font-size: 0.6875rem;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
  width: max-content;
  ${solidEdge}
`;
