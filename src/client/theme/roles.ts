import type { DefaultTheme } from 'styled-components';
import type { ColorRole, Theme } from './theme';

type Themed = { theme: DefaultTheme };

/** Colour of a role, for use inside a styled template: `color: ${color('textMuted')};` */
export const color =
  (role: ColorRole) =>
  ({ theme }: Themed): string =>
    theme.color[role];

/** Shadow of an overlay, for use inside a styled template. */
export const shadow =
  (name: keyof Theme['shadow']) =>
  ({ theme }: Themed): string =>
    theme.shadow[name];
