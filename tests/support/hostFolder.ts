/** Where programs are bundled once for a whole run of the API tests; not in `dist`, since the hosts are no part of the product. */
export const HOST_FOLDER = '.tmp/hosts';
/** The commands of the operator, as `scripts/ops.mjs` bundles them for each call. */
export const OPS = 'ops';
