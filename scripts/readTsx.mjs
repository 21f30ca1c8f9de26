import { createRequire } from 'node:module';

/**
 * Loaded before dependency-cruiser 17, which asks swc to read .tsx files as if they held no JSX and then gives up
 * (its parser has no such option; TypeScript 7 has no interface for its other parser). To be removed with version 18.
 */
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: /[jt]sx$/.test(file) });
