import { createGlobalStyle } from 'styled-components';

/** Keeps overlays above the bar at the window's foot that it stands beside, so that its buttons can be pressed. */
export const FootRoom = createGlobalStyle`
  :root {
    --foot-bar-height: 64px;
  }
`;
