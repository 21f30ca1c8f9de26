import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';

/** On a phone every row is two lines: the name over its facts, at the right end what matters most; the rest opens in a sheet. */
export const twoLines = `
  ${media.phone} {
    && > tbody {
      gap: 0;
      border-top: 1px solid ${color('line')};
    }
    && > tbody > tr {
      display: grid;
      grid-template: 1fr 1fr / auto minmax(0, 1fr) auto auto;
      align-items: center;
      column-gap: ${space(2)};
      min-height: 64px;
      padding: ${space(2)} 0;
      border-width: 0 0 1px;
      border-radius: 0;
    }
    && > tbody > tr > td {
      position: static;
      display: none;
      min-height: 0;
      padding: 0;
      background: none;
      ${type(13)}
    }
    && > tbody > tr > td::before {
      content: none;
    }
    && > tbody > tr > td:is([data-lead], [data-tick], [data-details]) {
      display: block;
      grid-row: 1 / 3;
    }
    && > tbody > tr > td[data-tick] {
      grid-column: 1;
      padding: ${space(2)} ${space(1)};
    }
    && > tbody > tr > td[data-lead] {
      grid-column: 2;
      ${type(14)}
      & span:not([data-whole], [data-whole] *) {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      & [data-whole] {
        white-space: normal;
      }
    }
    && > tbody > tr > td[data-card] {
      display: block;
      grid-area: 1 / 3;
      text-align: right;
      white-space: nowrap;
    }
    && > tbody > tr > td[data-card='bottom'] {
      grid-row: 2;
    }
    && > tbody > tr > td[data-details] {
      grid-column: 4;
    }
    /* While it loads nothing says which column is which. */
    && > tbody > tr[aria-hidden] > td:nth-child(-n + 2) {
      display: block;
      grid-column: 2 / 5;
    }
  }
`;

/** Every row one line, its columns as wide as their reader has them: what has no room ends in dots and is whole in the record. */
export const oneLine = (rows: 'comfortable' | 'compact') => `
  ${media.screenWide} {
    table-layout: fixed;
    && {
      min-width: var(--table-width);
    }
    & > tbody > tr > td {
      height: ${rows === 'compact' ? '32px' : '36px'};
      padding-block: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* What only a screen reader finds in it is cut with it, not beside the page. */
    & > tbody > tr > td:not([data-lead], [data-tick]) {
      position: relative;
    }
    & > tbody > tr > td[data-corner] {
      padding-inline: ${space(2)};
      text-overflow: clip;
    }
    /* A button is as high as it is elsewhere, and makes no row higher. */
    & > tbody > tr > td > button {
      margin-block: -4px;
      vertical-align: middle;
    }
    & > tbody > tr:has([data-row-focus]:focus-visible, [data-row-tick]:focus-visible) > td {
      box-shadow:
        inset 0 2px ${color('focus')},
        inset 0 -2px ${color('focus')};
    }
  }
`;
