import { css } from 'styled-components';
import { by } from '../../theme/by';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import type { Align } from './tableTypes';

/** A cell in the card that its row becomes on a phone: a line with its name, the record's name on top, icons in the corner. */
export const cardCell = css<{ $align: Align; $hideOnPhone: boolean }>`
  ${media.phone} {
    display: flex;
    ${by('$hideOnPhone', { true: 'display: none;' })}
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    height: auto;
    min-height: 28px;
    padding: ${space(1)} ${space(4)};
    border: 0;
    text-align: right;
    white-space: normal;
    ${by('$align', { right: 'white-space: nowrap;' })}
    &[data-lead] {
      position: static;
    }
    /* A name without a value says nothing, and a line of actions without one is a gap. */
    &:empty {
      display: none;
    }
    &[data-label]::before {
      content: attr(data-label);
      flex-shrink: 0;
      color: ${color('textMuted')};
      text-align: left;
    }
    &[data-lead] {
      padding-bottom: ${space(1.5)};
      ${type(14)}
      font-weight: ${weight.semibold};
      text-align: left;
    }
    &:not([data-label], [data-lead]) {
      justify-content: flex-end;
    }
    &[data-tick] {
      position: absolute;
      inset: ${space(2)} ${space(1)} auto auto;
      background: none;
      padding: ${space(1.5)} ${space(3)};
    }
    &[data-corner] {
      position: absolute;
      inset: ${space(0.5)} ${space(1)} auto auto;
      padding: 0;
      background: none;
    }
    /* Beside the box that ticks the record. */
    &[data-corner='2'] {
      right: ${space(11)};
    }
    &[data-icons] {
      padding-right: ${space(12)};
    }
    &[data-icons='2'] {
      padding-right: ${space(22)};
    }
  }
`;
