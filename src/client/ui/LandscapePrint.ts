import { createGlobalStyle } from 'styled-components';

/** Turns the paper of the page that it stands on, which has more columns than an upright sheet takes. */
export const LandscapePrint = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 10mm 10mm 14mm;
  }
`;
