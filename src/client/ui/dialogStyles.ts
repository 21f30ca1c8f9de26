import { Dialog } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { by, eachOf } from '../theme/by';
import { edge } from '../theme/edge';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { dialogWidths, radius, space, type, weight } from '../theme/tokens';

const tall = '@media screen and (min-height: 560px)';

/** The least of the three widths that has this many px, else the widest. */
export const fittingWidth = (needed: number): number => dialogWidths.find((one) => one >= needed) ?? 880;

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export const Overlay = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layers.overlay};
  display: grid;
  place-items: center;
  padding: ${space(6)};
  overflow-y: auto;
  /* What gets the focus is not brought behind the foot. */
  scroll-padding: ${space(6)} 0 88px;
  background: ${color('overlay')};
  animation: ${appear} 150ms ease-out;
  ${media.phone} {
    padding: ${space(3)};
    place-items: end center;
  }
`;

/** Animates the panel from below. */
export const Panel = styled(Dialog.Content)<{ $width: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  ${by(
    '$width',
    eachOf(dialogWidths, (px) => `width: min(${px}px, 100%);`),
  )}
  /* The site's head stands behind it: what sticks to the top of a window sticks to the top of its own body. */
  --header-height: 0px;
  border-radius: ${radius[16]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};
  ${edge}
  animation: ${rise} 200ms ease-out;
  /* Head and foot stand still and what is between them scrolls; a low window has no room for that and scrolls as a whole. */
  ${tall} {
    max-height: calc(100dvh - ${space(12)});
    overflow: hidden;
  }
  &:focus-visible {
    outline: none;
    border-radius: ${radius[16]};
  }
`;

/** `$alone`: nothing follows but the buttons. */
export const Head = styled.div<{ $alone?: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)} ${space(1)} ${space(6)};
  ${by('$alone', { true: `padding-bottom: ${space(5)};` })}
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

export const Title = styled(Dialog.Title)`
  padding-top: ${space(1)};
  ${type(20)}
  font-weight: ${weight.semibold};
  text-wrap: pretty;
`;

export const Description = styled(Dialog.Description)`
  margin-top: ${space(1)};
  color: ${color('textMuted')};
  ${type(14)}
  text-wrap: pretty;
`;

export const Body = styled.div`
  padding: ${space(3)} ${space(6)} ${space(6)};
  ${tall} {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/**
 * Stays in sight however long the window is. Not a `footer`: outside of a section that is the foot of the page, of which a page has
 * one, and a part of the page that comes while a window is open is not hidden behind it.
 */
export const Footer = styled.div`
  flex-shrink: 0;
  position: sticky;
  /* In a low window down to the edge of the screen, over the room around the dialog. */
  bottom: -${space(6)};
  ${tall} {
    position: static;
  }
  z-index: ${layers.stickyBar};
  border-radius: 0 0 ${radius[16]} ${radius[16]};
  background: ${color('surfaceRaised')};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)};
  border-top: 1px solid ${color('line')};
  ${media.phone} {
    bottom: -${space(3)};
    & > :not(output, div) {
      flex: 1;
    }
  }
`;

/** What is said of a call under way, of what closing would lose, or of a failure: above the buttons and always in sight. */
export const Held = styled.output`
  display: block;
  flex: 1 0 100%;
  color: ${color('textMuted')};
  ${type(14)}
  &:empty {
    display: none;
  }
`;
