import { expect, test } from 'vitest';
import nextConfig from '../../next.config.js';
import i18nextConfig from '../../next-i18next.config';
import { LANGUAGES } from '../../src/contract/constants';
import { CODE, filesUnder, textOf } from './sourceFiles';

test('languages stand in next-i18next.config.js alone, and Next takes them from there', async () => {
  const config = await nextConfig();
  expect(config.i18n).toBe(i18nextConfig.i18n);
  expect([...i18nextConfig.i18n.locales].sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) expect(i18nextConfig.fallbackLng).toHaveProperty(language);
});

test('nothing stands in the place of next-i18next, and the hook is its own', async () => {
  const { turbopack } = await nextConfig();
  expect(Object.keys(turbopack?.resolveAlias ?? {}).filter((name) => name.includes('i18next'))).toEqual([]);
  expect(textOf('tsconfig.json')).not.toContain('i18next');
  const code = [...filesUnder('src'), ...filesUnder('pages')].filter((path) => CODE.test(path));
  const direct = code.filter((path) => /from 'react-i18next'/.test(textOf(path)));
  expect(direct).toEqual([]);
});
