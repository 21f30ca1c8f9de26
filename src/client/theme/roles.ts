import { type ColorRole, type Theme, theme } from './theme';

// Strings, so that most templates have no function: what they give is the same for every element.

/** Colour of a role, for use inside a styled template: `color: ${color('textMuted')};` */
export const color = (role: ColorRole): string => theme.color[role];

/** Shadow of an overlay, for use inside a styled template. */
export const shadow = (name: keyof Theme['shadow']): string => theme.shadow[name];
