import { pageStyle } from '../theme/pageStyle';

/** Turns the printed page, whose table has more columns than portrait takes. */
export const LandscapePrint = pageStyle(`
  @page {
    size: A4 landscape;
    margin: 10mm 10mm 14mm;
  }
`);
