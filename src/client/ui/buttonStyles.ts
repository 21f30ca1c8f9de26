import { css } from 'styled-components';
import { by, eachOf } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { control, motion, radius, space, type, weight } from '../theme/tokens';
import { theme } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean | undefined };

type Paint = { base: string; text: string; border: string; hover: string; pressed: string };

const { color: c } = theme;

const paints: Record<ButtonVariant, Paint> = {
  primary: { base: c.accent, text: c.onAccent, border: c.accent, hover: c.accentHover, pressed: c.accentPressed },
  secondary: { base: c.surface, text: c.text, border: c.lineStrong, hover: c.surfaceHover, pressed: c.surfaceSunken },
  ghost: { base: 'transparent', text: c.textMuted, border: 'transparent', hover: c.surfaceSunken, pressed: c.line },
  danger: { base: c.danger, text: c.onAccent, border: c.danger, hover: c.dangerHover, pressed: c.dangerHover },
};

const inset: Record<ButtonSize, number> = { sm: 2.5, md: 3.5, lg: 4 };

export const buttonSizes = ['sm', 'md', 'lg'] as const satisfies readonly ButtonSize[];
const byPaint = (rulesOf: (paint: Paint) => string) =>
  by(
    '$variant',
    eachOf(['primary', 'secondary', 'ghost', 'danger'] as const, (variant) => rulesOf(paints[variant])),
  );

/** Look of a button, used by the button and by a link that looks like one. */
export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  flex-shrink: 0;
  width: auto;
  ${by('$wide', { true: 'width: 100%;' })}
  ${by(
    '$size',
    eachOf(
      buttonSizes,
      (size) => `min-height: ${control[size]}; padding: 0 ${space(inset[size])}; ${type(size === 'sm' ? 13 : 14)}`,
    ),
  )}
  border-radius: ${radius[8]};
  ${byPaint(({ base, text, border }) => `border: 1px solid ${border}; background: ${base}; color: ${text};`)}
  font-weight: ${weight.semibold};
  white-space: nowrap;
  user-select: none;
  transition: background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};

  &:hover {
    ${byPaint(({ hover }) => `background: ${hover};`)}
  }
  &:active {
    ${byPaint(({ pressed }) => `background: ${pressed};`)}
  }
  &:focus-visible {
    border-radius: ${radius[8]};
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color('line')};
    background: ${color('surfaceSunken')};
    ${by('$variant', { ghost: 'border-color: transparent; background: transparent;' })}
    color: ${color('textFaint')};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* Where no icon gives its place, a ring that turns covers the text: beside it, it would push what stands next to the button. */
  @media (prefers-reduced-motion: no-preference) and (forced-colors: none) {
    &[data-covered] {
      -webkit-text-fill-color: transparent;
    }
    &[data-covered] svg {
      opacity: 0;
    }
    &[data-covered] > [aria-hidden]:first-child {
      position: absolute;
      left: calc(50% - 8px);
    }
  }
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
  }
  ${media.phone} {
    min-height: ${control.touch};
  }
  /* Nothing can be pressed on paper. */
  ${media.print} {
    display: none;
  }
`;
