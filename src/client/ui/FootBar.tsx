import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';

const Root = styled.div`
  /* The foot of what it stands in, wherever the keyboard meets it. */
  order: 1;
  margin-top: var(--foot-pull, 0);
  position: sticky;
  bottom: ${space(3)};
  z-index: ${layers.stickyBar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  padding: ${space(2.5)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  color: ${color('textMuted')};
  ${type(13)}
  ${media.phone} {
    bottom: calc(var(--bottom-bar-height) + ${space(2)});
    gap: ${space(2)};
    /* Only the sum and the button have room there. */
    & > span {
      display: none;
    }
    & > button {
      flex: 1;
    }
  }
`;

/** What the work comes to, at the right of its bar, before the button. */
export const FootSum = styled.strong`
  margin-left: auto;
  color: ${color('text')};
  ${type(16)}
  font-weight: ${weight.bold};
  ${media.phone} {
    margin-left: 0;
  }
`;

/** The bar at the foot of long work, always in sight: how far it is, what it comes to, and the button that ends it. `rows`: on a phone it takes three. */
export function FootBar({ children, rows }: { children: ReactNode; rows?: boolean }) {
  return (
    <Root data-paper="none" data-foot-bar={rows ? 'rows' : ''}>
      {children}
    </Root>
  );
}
