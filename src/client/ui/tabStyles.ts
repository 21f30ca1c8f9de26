import { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space, type, weight } from '../theme/tokens';

const between = keyframes`
  from {
    --more-after: 40px;
  }
  to {
    --more-before: 40px;
  }
`;

/** A line that scrolls sideways without a bar fades where more of it follows; one that fits has no such edge. */
export const fadingEnds = css`
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(
      to right,
      transparent,
      currentcolor var(--more-before),
      currentcolor calc(100% - var(--more-after)),
      transparent
    );
    animation: ${between} linear both;
    animation-timeline: scroll(self inline);
  }
`;

/** The line of tabs; it scrolls sideways where it does not fit. */
export const tabListStyles = css`
  display: flex;
  gap: ${space(5)};
  max-width: 100%;
  overflow-x: auto;
  box-shadow: inset 0 -1px ${color('line')};
  scrollbar-width: none;
  ${fadingEnds}
  &::-webkit-scrollbar {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** One tab; `aria-current` or `data-state` marks the current one. */
export const tabStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  flex-shrink: 0;
  height: 40px;
  border-bottom: 2px solid transparent;
  color: ${color('textMuted')};
  ${type(14)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: color ${motion.fast}, border-color ${motion.fast};
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius[4]};
  }
  &[aria-current='page'],
  &[data-state='active'] {
    border-bottom-color: ${color('accent')};
    color: ${color('text')};
    font-weight: ${weight.semibold};
  }
  ${media.forcedColors} {
    /* Else every tab would bear the line that marks the chosen one. */
    &:not([aria-current='page'], [data-state='active']) {
      border-bottom-color: Canvas;
    }
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
  ${media.phone} {
    height: 44px;
  }
`;
