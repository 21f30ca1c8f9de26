import { existsSync, readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import i18nextConfig from './next-i18next.config.js';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // No two pages have the same bytes: each has its own nonce. A hash of them would never match.
  generateEtags: false,
  // COMPRESS=0 leaves it to a proxy.
  compress: process.env.COMPRESS !== '0',
  // Names of components in classes help while somebody develops; in production they are bytes of each page.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  i18n: i18nextConfig.i18n,
  // A subset of the type never changes under its name; asked for again each time, `font-display: optional` would hardly
  // ever show it.
  headers: async () => [
    {
      source: '/fonts/pretendard/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // `npm run check types` checks all of the repository; a second, slower pass inside the build would find nothing more.
  typescript: { ignoreBuildErrors: true },
};

/**
 * In a build static styles leave the sources for a style sheet, and icons become one element each (`scripts/styles`); while
 * somebody develops both stay.
 */
function withStyleSheet(phase, given) {
  const { STLBS_STYLES } = process.env;
  if (phase !== PHASE_PRODUCTION_BUILD || !STLBS_STYLES) return given;
  const options = { ...JSON.parse(STLBS_STYLES), root: import.meta.dirname };
  const rule = {
    condition: { any: [{ content: /from '(styled-components|lucide-react)'/ }, { path: /pages\/_app[.]tsx$/ }] },
    loaders: [{ loader: './scripts/styles/loader.mjs', options }],
  };
  return {
    ...given,
    turbopack: { rules: { '*.ts': rule, '*.tsx': rule } },
    // `light-dark()` stays as it is written: browsers without it are told apart by `@supports` (src/client/theme/themeCss.ts).
    experimental: { ...given.experimental, useLightningcss: true, lightningCssFeatures: { exclude: ['light-dark'] } },
  };
}

/**
 * Names the build: in its own folder of files, and for pages that were opened before a release. A build is given its name by
 * scripts/build.mjs, and keeps it.
 */
function named(phase) {
  const kept = new URL('.next/BUILD_ID', import.meta.url);
  const version =
    phase === PHASE_PRODUCTION_SERVER && existsSync(kept) ? readFileSync(kept, 'utf8') : process.env.STLBS_BUILD;
  return version ? { ...config, deploymentId: version, generateBuildId: () => version } : config;
}

/** Reporting needs no build step; only uploading source maps does. */
async function withUpload(phase) {
  const { SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT, SENTRY_URL } = process.env;
  if (!SENTRY_AUTH_TOKEN || !SENTRY_ORG || !SENTRY_PROJECT) return withStyleSheet(phase, named(phase));
  const { withSentryConfig } = await import('@sentry/nextjs/config');
  return withSentryConfig(withStyleSheet(phase, named(phase)), {
    org: SENTRY_ORG,
    project: SENTRY_PROJECT,
    authToken: SENTRY_AUTH_TOKEN,
    sentryUrl: SENTRY_URL,
    silent: true,
    telemetry: false,
    // Made for the upload alone: whoever asks the app for one gets a 404.
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
}

export default withUpload;
