import { css } from 'styled-components';
import { media } from '../theme/media';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { control, motion, radius, space, type } from '../theme/tokens';

/** Look shared by every one-line control; 16 px on a phone keeps iOS from zooming in. */
export const controlStyles = css<{ $compact?: boolean | undefined; $invalid?: boolean | undefined }>`
  width: 100%;
  min-width: 0;
  ${by('$compact', { true: `height: ${control.md};`, false: `height: ${control.lg};` }, 'false')}
  padding: 0 ${space(3)};
  border: 1px solid ${color('lineControl')};
  ${by('$invalid', { true: `border-color: ${color('danger')};` })}
  border-radius: ${radius[8]};
  background: ${color('surface')};
  color: ${color('text')};
  ${type(14)}
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};

  &::placeholder {
    color: ${color('textFaint')};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color('textFaint')};
    ${by('$invalid', { true: `border-color: ${color('dangerHover')};` })}
  }
  &:focus-visible {
    border-color: ${color('accent')};
    outline: 1px solid ${color('accent')};
    ${by('$invalid', { true: `border-color: ${color('danger')}; outline-color: ${color('danger')};` })}
    outline-offset: -2px;
    border-radius: ${radius[8]};
  }
  &:disabled {
    border-color: ${color('lineStrong')};
    background: ${color('surfaceSunken')};
    color: ${color('textFaint')};
    cursor: not-allowed;
  }
  &:read-only:not(:disabled):not(select) {
    background: ${color('surfaceMuted')};
  }
  ${media.phone} {
    height: ${control.touch};
    ${type(16)}
  }
  /* Paper shows what was chosen or typed as words, all of them; a field of a form keeps a line to write on. */
  ${media.print} {
    height: auto;
    padding: 0;
    ${by('$compact', { true: 'border-width: 0;', false: 'border-width: 0 0 1px;' }, 'false')}
    border-color: ${color('line')};
    border-radius: 0;
    background: none;
    field-sizing: content;
    &::placeholder {
      color: transparent;
    }
  }
`;
