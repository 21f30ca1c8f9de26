import { describe, expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

const LANGUAGES = ['ko', 'en'] as const;
const CATEGORY = /_(zero|one|two|few|many|other)$/;

type Tree = { [key: string]: string | Tree };

const namespaces = [
  ...new Set(LANGUAGES.flatMap((language) => filesUnder(`locales/${language}`).map((path) => path.slice(11)))),
].sort();

function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

function texts(language: string, namespace: string): Map<string, string> {
  return flat(JSON.parse(textOf(`locales/${language}/${namespace}`)) as Tree);
}

/** Keys without their plural suffix; a key ending in `_one` is a plural only where `_other` exists too. */
function plain(keys: string[]): string[] {
  return [...new Set(keys.map((key) => (isPlural(key, keys) ? key.replace(CATEGORY, '') : key)))].sort();
}

function isPlural(key: string, keys: string[]): boolean {
  return CATEGORY.test(key) && keys.includes(key.replace(CATEGORY, '_other'));
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].sort();
}

test('there are texts', () => {
  expect(namespaces.length).toBeGreaterThan(0);
});

describe.each(namespaces)('%s', (namespace) => {
  test('has the same keys in Korean and English', () => {
    expect(plain([...texts('ko', namespace).keys()])).toEqual(plain([...texts('en', namespace).keys()]));
  });

  test.each(LANGUAGES)('names exactly the plural forms of %s', (language) => {
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = [...texts(language, namespace).keys()];
    const wrong = plain(keys).filter((key) => {
      const forms = keys.filter((each) => isPlural(each, keys) && each.replace(CATEGORY, '') === key);
      const categories = forms.map((each) => each.slice(key.length + 1));
      return forms.length > 0 && [...categories].sort().join() !== [...expected].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  test('fills the same values into both languages and leaves nothing empty', () => {
    const ko = texts('ko', namespace);
    const en = texts('en', namespace);
    expect([...ko, ...en].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    // `_one` may write the number out, so the `_other` form stands for both.
    const differing = [...ko].filter(([key, text]) => {
      const other = en.get(key);
      return other !== undefined && placeholders(text).join() !== placeholders(other).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});
