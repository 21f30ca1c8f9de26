import { readFileSync } from 'node:fs';
import { createInstance, type i18n } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import config from '../../../../next-i18next.config';
import { LANGUAGES } from '../../../contract/constants';
import { knownTexts } from './knownTexts';
import { valueFormatter } from './writtenValue';

type Bundles = Record<string, object>;
type Ask = (key: string, values?: object) => unknown;

const read = (language: string): Bundles =>
  Object.fromEntries(
    [config.ns ?? []]
      .flat()
      .map((name) => [name, JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as object]),
  );

/** An instance as next-i18next makes it: settings of the product, all texts there. */
async function instance(resources: Record<string, Bundles>, lng: string): Promise<i18n> {
  const made = createInstance().use(valueFormatter);
  // i18next adds the namespaces of later texts to the list that it is given.
  await made.init({ ...config, ns: [config.ns ?? []].flat(), lng, resources } as never);
  return made;
}

const keysOf = (bundle: object, above = ''): string[] =>
  Object.entries(bundle).flatMap(([name, value]) => [
    above + name,
    ...(typeof value === 'object' && value !== null ? keysOf(value as object, `${above}${name}.`) : []),
  ]);

const asking = (getFixedT: unknown, language: string, namespace: string) =>
  (getFixedT as (language: string, namespace: string) => Ask)(language, namespace);

describe.each(LANGUAGES)('%s', (language) => {
  it('gives the text of i18next for each key of each namespace, at the first look and at the next', async () => {
    const bundles = read(language);
    const i18n = await instance({ [language]: bundles }, language);
    const known = knownTexts(i18n);
    const wrong: string[] = [];
    for (const [namespace, bundle] of Object.entries(bundles)) {
      const theirs = asking(i18n.getFixedT, language, namespace);
      const [ours, far] = [asking(known, language, namespace), asking(known, language, 'global')];
      for (const key of [...keysOf(bundle), 'no.such', 'no such: key', '']) {
        const named = `${namespace}:${key}`;
        const [text, namedText] = [theirs(key), theirs(named)];
        const same =
          [ours(key), ours(key)].every((one) => one === text) &&
          [far(named), far(named)].every((one) => one === namedText) &&
          ours(key, { count: 2 }) === theirs(key, { count: 2 });
        if (!same) wrong.push(named);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const KO = {
  a: { word: '배관', of: '{{name}}의 배관', in: '$t(word) 자재', piece_other: '{{count}}개', part: { one: '엘보' } },
};
const EN = { a: { only: 'pipes', word: 'piping' } };
const small = () => instance({ ko: KO, en: EN }, 'ko');

it('leaves to i18next what values, other texts or the other language decide', async () => {
  const i18n = await small();
  const [theirs, ours] = [asking(i18n.getFixedT, 'ko', 'a'), asking(knownTexts(i18n), 'ko', 'a')];
  for (const key of ['of', 'in', 'piece', 'part', 'only', 'none']) {
    for (const values of [undefined, { name: '가', count: 3 }, { name: '나', count: 4 }, { returnObjects: true }])
      expect(ours(key, values), key).toEqual(theirs(key, values));
  }
  expect(ours('only')).toBe('pipes');
});

it('fills in the same strings and numbers once, and leaves options and texts within texts to i18next', async () => {
  const i18n = await small();
  const ours = asking(knownTexts(i18n), 'ko', 'a');
  const put = vi.spyOn(i18n.services.interpolator as unknown as { interpolate: () => string }, 'interpolate');
  const times = (key: string, values: object) => {
    const [first, calls] = [ours(key, values), put.mock.calls.length];
    expect(ours(key, values)).toBe(first);
    return put.mock.calls.length - calls;
  };
  expect(times('of', { name: '가' })).toBe(0);
  expect(ours('of', { name: '나' })).toBe('나의 배관');
  expect(times('piece', { count: 2 })).toBe(0);
  expect([ours('piece', { count: 2 }), ours('piece', { count: 3_000 })]).toEqual(['2개', '3,000개']);
  // A text within it may be of another namespace, an option chooses another text, and what has no form of its own may come later.
  expect(times('in', { name: '가' })).toBeGreaterThan(0);
  expect(times('of', { name: '가', defaultValue: '가' })).toBeGreaterThan(0);
  expect(ours('piece', { name: '가' })).toBe('piece');
});

it('keeps no more texts with values than it may', async () => {
  const i18n = await small();
  const ours = asking(knownTexts(i18n), 'ko', 'a');
  const put = vi.spyOn(i18n.services.interpolator as unknown as { interpolate: () => string }, 'interpolate');
  for (let name = 0; name <= 2_000; name += 1) ours('of', { name });
  put.mockClear();
  expect(ours('of', { name: 0 })).toBe('0의 배관');
  expect(put).toHaveBeenCalledTimes(1);
});

it('asks i18next once for a text without values, in each rendering that has the same texts', async () => {
  const first = await small();
  expect(asking(knownTexts(first), 'ko', 'a')('a:word')).toBe('배관');
  const next = await small();
  const looked = vi.spyOn(next.services.resourceStore as unknown as Pick<i18n, 'getResource'>, 'getResource');
  expect(asking(knownTexts(next), 'ko', 'a')('a:word')).toBe('배관');
  expect(looked).not.toHaveBeenCalled();
});

it('follows texts that came later, and a function that stays in use', async () => {
  const i18n = await small();
  const ours = asking(knownTexts(i18n), 'ko', 'a');
  expect([ours('word'), ours('late')]).toEqual(['배관', 'late']);
  i18n.addResourceBundle('ko', 'a', { word: '파이프', late: '나중' });
  expect([ours('word'), ours('late')]).toEqual(['파이프', '나중']);
});
