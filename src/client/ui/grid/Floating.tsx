import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, shadow } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

const Box = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  max-width: min(360px, calc(100vw - 24px));
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  color: ${color('text')};
  box-shadow: ${shadow('overlay')};
  ${type(13)}
`;

/** Room between the cell and what floats at it. */
const GAP = 4;
const EDGE = 12;

type Props = { anchor: RefObject<HTMLElement | null>; id?: string; minWidth?: number; children: ReactNode };

/** Stands below an element, or above it where the window ends, over everything else; it follows the element as that moves. */
export function Floating({ anchor, id, minWidth, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // In the top layer nothing cuts it off: not the grid's edge, and not a window that stands in the middle by a transform.
    if (!element.matches(':popover-open')) element.showPopover();
    const place = () => {
      const at = anchor.current?.getBoundingClientRect();
      if (!at) return;
      const { offsetHeight: height, offsetWidth: width } = element;
      const below = at.bottom + GAP + height < window.innerHeight - EDGE;
      element.style.top = `${below ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height)}px`;
      element.style.left = `${Math.max(EDGE, Math.min(at.left, window.innerWidth - EDGE - width))}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  });
  return (
    // A press in it must not take the focus away from the field.
    <Box ref={box} id={id} popover="manual" style={{ minWidth }} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Box>
  );
}
