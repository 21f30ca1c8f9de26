import { describe, expect, test } from 'vitest';
import { fillText } from '../../src/server/fillText';
import { filesUnder, textOf } from './sourceFiles';

type Tree = { [key: string]: string | Tree };

/** Every Korean text that takes a value, with the place it stands at. */
const texts = filesUnder('locales/ko').flatMap((path) => {
  const flat = (tree: Tree, prefix: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
    );
  return flat(JSON.parse(textOf(path)) as Tree, `${path.slice(11, -5)}:`).filter(([, text]) => text.includes('{{'));
});

/** The operator's name and the brand are ours and end in a vowel: texts decline them. */
const OWN_NAMES = ['auth:signup.terms.serviceText', 'layout:footer.broker'];

/** Particles that differ by the last sound before them, at the end of a word. */
const PARTICLE =
  '(은|는|이|가|을|를|와|과|아|야|이나|나|랑|이랑|이라|라|이에요|예요|이고|고|으로|로|이며|며)(?![가-힣])';

/** Where a value, a bracket behind it included, is followed by a particle of one form. */
function declined(values: (name: string) => string): string[] {
  return texts.flatMap(([place, text]) => {
    if (OWN_NAMES.includes(place)) return [];
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const marked = fillText(text, Object.fromEntries(names.map((name) => [name, `\uE000${values(name)}\uE001`])));
    const found = new RegExp(`\uE001(?:[’”\\]]|\\([^)]*\\))*${PARTICLE}`).exec(marked);
    return found ? [`${place} ${marked.replaceAll(/[\uE000\uE001]/g, '')}`] : [];
  });
}

describe.each([
  ['a Latin letter', 'Hanbit Pipe ABC'],
  ['a digit', '강관 21'],
  ['a bracket', '한빛강관(주)'],
  ['a closed syllable', '바른강관'],
  ['an open syllable', '한빛플랜트'],
])('a company whose name ends in %s', (_end, name) => {
  test('is declined nowhere', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(declined(() => name)).toEqual([]);
  });
});

test.each(['이', '김', 'A', '7'])('a person called %s is greeted and named without a particle', (name) => {
  expect(declined(() => name)).toEqual([]);
  const named = texts.filter(([, text]) => /\{\{(name|person)\}\} 님/.test(text));
  expect(named.length).toBeGreaterThan(20);
  for (const [, text] of named) {
    expect(fillText(text, { name, person: name })).toContain(`${name} 님`);
  }
});

test.each(['0', '9,999,999,999,999'])('an amount of %s takes a counter or 원, never a particle', (amount) => {
  expect(declined(() => amount)).toEqual([]);
});

test('a particle of one form behind a value would be found', () => {
  texts.push(['planted', '{{name}}({{email}})은 멤버예요.'], ['planted', '‘{{name}}’를 골라요.']);
  expect(declined(() => '한빛')).toHaveLength(2);
  texts.splice(-2);
});
