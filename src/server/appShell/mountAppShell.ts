import type { FastifyInstance } from 'fastify';
import en from '../../../locales/en/offline.json';
import ko from '../../../locales/ko/offline.json';
import { BRAND, type Language, LANGUAGES } from '../../contract/constants';

const WORDS: Readonly<Record<Language, typeof ko>> = { ko, en };
const prefixOf = (language: Language) => (language === 'en' ? '/en' : '');

const FILES = new Set(
  LANGUAGES.flatMap((language) => [`${prefixOf(language)}/manifest.webmanifest`, `/offline/${language}.json`]),
);

/** Whether an address is a part of the installable app that the server writes from its texts. */
export const isAppShell = (address: string | undefined): boolean => FILES.has(address?.split('?')[0] ?? '');

/** What a device that installs the app shows of it, in one language. */
function manifestOf(language: Language) {
  const { install } = WORDS[language];
  const prefix = prefixOf(language);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: BRAND[language],
    short_name: 'STLBS',
    description: install.description,
    lang: language,
    start_url: `${prefix}/service`,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2466eb',
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: install.projects, url: `${prefix}/service/project` },
      { name: install.requests, url: `${prefix}/service/seller` },
      { name: install.notifications, url: `${prefix}/push` },
    ],
  };
}

/** The manifest in both languages, and the words with which the service worker stands in for a page without a network. */
export function mountAppShell(server: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  for (const language of LANGUAGES) {
    server.get(`${prefixOf(language)}/manifest.webmanifest`, hidden, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(language))),
    );
    server.get(`/offline/${language}.json`, hidden, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(WORDS[language].page)),
    );
  }
}
