import { MonitorCog, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from './useThemeChoice';

export const themeIcons: Record<ThemeChoice, ReactNode> = {
  system: <MonitorCog aria-hidden />,
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
};
