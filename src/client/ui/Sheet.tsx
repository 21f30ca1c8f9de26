import type { ComponentType } from 'react';
import type { SheetProps } from './sheetProps';
import { windows } from './windows';

/** A panel at the edge: filters and details on the right, on a phone from below. */
export const Sheet: ComponentType<SheetProps> = windows.late(({ OpenSheet }) => OpenSheet);
