import { describe, expect, test } from 'vitest';
import config from '../../next-i18next.config';
import { filesUnder, textOf } from './sourceFiles';
import { codeOfPages, isUsed, plainKeys, usesIn } from './textKeys';

const namespaces = config.ns as string[];

/** The words of events make mails too, which the server writes. */
const MAILED = {
  file: 'src/server/modules/email/eventMails.service.ts',
  keys: /^event:(kinds[.]\w+[.]text|texts[.]\w+|actions[.]\w+)$/,
};

describe('a search for texts that nobody uses', () => {
  const uses = usesIn(
    [
      "const { t } = useTranslation(['stock', 'trade']); t('lot.bin'); t(`trade:uom.${unit}`); t(`start.${key}Note`);",
      "export const TITLES = { a: 'list.title', b: 'user:edit.name' };",
    ],
    ['stock', 'trade', 'user'],
  );

  test.each([
    ['stock', 'lot.bin'],
    ['trade', 'uom.EA'],
    ['stock', 'start.mineNote'],
    ['user', 'list.title'],
    ['user', 'edit.name'],
  ])('finds where %s:%s is used', (namespace, key) => {
    expect(isUsed(uses, namespace, key)).toBe(true);
  });

  test.each([
    ['user', 'lot.bin'],
    ['stock', 'uom.EA'],
    ['stock', 'start.mine'],
    ['stock', 'edit.name'],
    ['trade', 'uom'],
  ])('finds nobody who uses %s:%s', (namespace, key) => {
    expect(isUsed(uses, namespace, key)).toBe(false);
  });
});

test('every text of a page is shown somewhere', () => {
  const uses = usesIn(codeOfPages(), namespaces);
  expect(textOf(MAILED.file)).toMatch(/locales\/ko\/event[.]json/);
  const unused = namespaces.flatMap((namespace) =>
    plainKeys('ko', namespace)
      .filter((key) => !isUsed(uses, namespace, key))
      .map((key) => `${namespace}:${key}`)
      .filter((name) => !MAILED.keys.test(name)),
  );
  expect(unused).toEqual([]);
});

test('the configuration names the texts of pages, and every other file is read on the server', () => {
  const interfaceOfTexts = textOf('src/client/textKeys.ts');
  expect([...interfaceOfTexts.matchAll(/^ {2}(\w+): typeof \1;$/gm)].map(([, name]) => name)).toEqual(namespaces);
  const server = [...filesUnder('src/server'), ...filesUnder('src/ssr')].map(textOf).join('\n');
  const others = filesUnder('locales/ko').map((path) => path.replace(/^.*\/|[.]json$/g, ''));
  for (const name of others) {
    if (!namespaces.includes(name)) expect(server, name).toContain(`locales/ko/${name}.json`);
  }
});
