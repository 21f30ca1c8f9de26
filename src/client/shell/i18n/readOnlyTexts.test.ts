import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { type Bundle, filledFrom } from './bundles';
import { i18nFor } from './i18nFor';
import { ReadOnlyTexts } from './readOnlyTexts';
import { valueFormatter } from './writtenValue';

const LANGUAGES = ['ko', 'en'] as const;
const namespaces = readdirSync('locales/ko').map((file) => file.replace('.json', ''));
const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Bundle;

function keysOf(bundle: Bundle, prefix = ''): string[] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** The real one as the server uses it, and ours, with the same texts. */
function both(language: 'ko' | 'en', texts: Record<string, Bundle>, gaps: Record<string, Bundle> = {}) {
  const options = { ...i18nFor(language).options, saveMissing: false };
  const real = createInstance(options);
  void real.use(valueFormatter).init();
  const ours = new ReadOnlyTexts({ lng: language, fallbackLng: language === 'ko' ? 'en' : false, defaultNS: 'global' });
  for (const instance of [real, ours]) {
    for (const [namespace, bundle] of Object.entries(texts)) instance.addResourceBundle(language, namespace, bundle);
    for (const [namespace, bundle] of Object.entries(gaps)) instance.addResourceBundle('en', namespace, bundle);
  }
  return { real, ours };
}

type Values = Record<string, unknown>;
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{{count}}', '$t(title)', '$&', '<b>&amp;</b>', 'A|B', 1.5, null, undefined, true),
);
const count = fc.oneof(fc.constantFrom(0, 1, 2, 1.5, '1', undefined), fc.integer({ min: -5, max: 2_000_000 }));

describe.each(LANGUAGES)('%s', (language) => {
  const texts = Object.fromEntries(
    namespaces.map((name) => [name, filledFrom(read(language, name), read('en', name))]),
  );
  const { real, ours } = both(language, texts);

  it.each(namespaces)('says every text of %s as i18next says it', (namespace) => {
    const bundle = texts[namespace] ?? {};
    const keys = keysOf(bundle).flatMap((key) => [...new Set([key, key.replace(/_(?:one|other)$/, '')])]);
    const names = [...JSON.stringify(bundle).matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name);
    const places = Object.fromEntries(names.map((name) => [name, value]));
    const words = real.getFixedT(null, namespace);
    const our = ours.getFixedT(null, namespace);
    const other = ours.getFixedT(null, 'global');
    expect(keys.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.record({ ...places, count }, { requiredKeys: ['count'] }), (values: Values) => {
        const told = keys.map((key) => words(key, values));
        expect(keys.map((key) => our(key, values))).toEqual(told);
        expect(keys.map((key) => other(`${namespace}:${key}`, values))).toEqual(told);
      }),
      { numRuns: 5 },
    );
  });

  it('takes the same way round what is missing', () => {
    const words = real.getFixedT(null, 'global');
    const our = ours.getFixedT(null, 'global');
    const asked: [string | string[], Values?][] = [
      ['nowhere'],
      ['shell:nowhere.at.all', { count: 2 }],
      ['nothing:here'],
      ['nowhere', { defaultValue: 'A53' }],
      ['nowhere', { defaultValue: '{{count}} EA', count: 0 }],
      [['nowhere', 'title']],
      [['shell:nowhere', 'neither.here']],
      ['constructor'],
      ['title.length'],
    ];
    for (const [key, values] of asked) expect(our(key, values), String(key)).toBe(words(key, values ?? {}));
  });
});

it('falls back to English for what Korean lacks, with the plural form of English', () => {
  const { real, ours } = both('ko', { shell: { a: '가' } }, { shell: { a: 'A', b_one: 'one', b_other: 'many' } });
  for (const values of [{}, { count: 1 }, { count: 2 }]) {
    expect(ours.getFixedT(null, 'shell')('a', values)).toBe('가');
    expect(ours.getFixedT(null, 'shell')('b', values)).toBe(real.getFixedT(null, 'shell')('b', values));
  }
});

it('gives a new t to everybody when a text that was missing has come, and only then', () => {
  const missed = vi.fn();
  const texts = new ReadOnlyTexts({ lng: 'ko', fallbackLng: 'en', defaultNS: 'global', missingKeyHandler: missed });
  const drawn = vi.fn();
  const stop = texts.subscribe(drawn);
  const t = texts.getFixedT(null);
  texts.addResourceBundle('ko', 'shell', { a: '가' });
  expect(texts.getFixedT(null)).toBe(t);
  expect(t('trade:unit')).toBe('unit');
  expect(missed).toHaveBeenCalledWith(['ko'], 'trade', 'unit');
  texts.addResourceBundle('ko', 'trade', { unit: '단위' });
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(texts.getFixedT(null)).not.toBe(t);
  expect(texts.getFixedT(null)('trade:unit')).toBe('단위');
  stop();
});
