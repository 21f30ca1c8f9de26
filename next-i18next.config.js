/**
 * Languages, fallback and namespaces of the texts, for next-i18next and, by its `i18n` part, for Next. What is code (the
 * backend of browsers, how values are written) joins in `src/client/shell/i18n/textsConfig.ts`.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
const config = {
  i18n: {
    locales: ['ko', 'en'],
    defaultLocale: 'ko',
    // The stored language decides, in _app; the browser's own preference never redirects.
    localeDetection: false,
  },
  // A text missing in one language is shown in the other.
  fallbackLng: { ko: ['en'], en: ['ko'] },
  localePath: './locales',
  defaultNS: 'global',
  // What pages may show. Letters, papers, spreadsheets and the words of events by mail are read by the server itself.
  ns: [
    'auth',
    'budget',
    'buyer',
    'cart',
    'content',
    'erp',
    'event',
    'global',
    'home',
    'interest',
    'layout',
    'market',
    'people',
    'approval',
    'machine',
    'notice',
    'project',
    'push',
    'reading',
    'rfq',
    'seller',
    'service',
    'shell',
    'signOn',
    'stock',
    'trade',
    'ui',
    'user',
  ],
  returnNull: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  react: { useSuspense: false, bindI18n: 'languageChanged textsCompleted' },
  // It holds functions, and both sides have it: a page does not carry it.
  serializeConfig: false,
  // In development only: next-i18next ignores it in production.
  reloadOnPrerender: true,
};

export default config;
