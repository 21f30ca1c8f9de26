import { lateWindows } from './lateWindows';

/** All kinds of windows, by one script: where one of them stands, no other has to wait. */
export const windows = lateWindows(() => import('./openWindows'));
