import { createGlobalStyle } from 'styled-components';

/** Turns the printed page, whose table has more columns than portrait takes. */
export const LandscapePrint = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 10mm 10mm 14mm;
  }
`;
