import type { RequestStart } from '../../../paths';

/** Ways to begin a request, as their addresses name them. */
export const requestWays: readonly RequestStart[] = ['upload', 'paste', 'manual', 'cart', 'copy'];
