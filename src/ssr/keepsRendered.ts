import { getAppHandle } from '../server/appHandle';

/** Whether texts and parts of a page may be kept for the next one: on a running server, and not while somebody develops. */
export const keepsRendered = (): boolean => getAppHandle()?.keepsRendered === true;
