import { resolve } from 'node:path';

/** As the product's own: what a page costs beside its rendering is the same for both. */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  generateEtags: false,
  turbopack: { root: resolve(import.meta.dirname, '../../../..') },
};
