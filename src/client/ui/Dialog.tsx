import type { ComponentType } from 'react';
import type { DialogProps } from './dialogProps';
import { windows } from './windows';

/** A window over the page: traps and returns the focus, Esc closes. */
export const Dialog: ComponentType<DialogProps> = windows.late(({ OpenDialog }) => OpenDialog);
