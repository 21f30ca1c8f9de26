/**
 * Languages for next-i18next. Texts reach the pages through src/ssr (one read-only instance per language on the server,
 * only a page's namespaces in its payload), so nothing here is read while rendering.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
const config = {
  i18n: { locales: ['ko', 'en'], defaultLocale: 'ko' },
  fallbackLng: { ko: ['en'], default: ['en'] },
  localePath: './locales',
};

export default config;
