import { expect, test } from 'vitest';
import { StatementNames } from './statementNames';

const sentTwice = (names: StatementNames, text: string) => {
  for (const _ of [1, 2]) expect(names.named([{ text }, ['a']])).toEqual([{ text }, ['a']]);
};

test('a text has a name from the third time on, always the same one', () => {
  const names = new StatementNames(true);
  sentTwice(names, 'select $1');
  const [config] = names.named([{ text: 'select $1', rowMode: 'array' }, ['a']]) as [{ name: string }];
  expect(config).toEqual({ text: 'select $1', rowMode: 'array', name: expect.stringMatching(/^q\d+$/) });
  expect(names.named([{ text: 'select $1', values: ['b'] }])).toEqual([
    { text: 'select $1', values: ['b'], name: config.name },
  ]);
  sentTwice(names, 'select $1, 2');
  expect(names.nameOf('select $1, 2')).not.toBe(config.name);
});

test.each([
  ['one without values, which may hold several statements', [{ text: 'begin' }, []]],
  ['one with a name of its own', [{ text: 'select $1', name: 'person' }, ['a']]],
  ['a plain text', ['select $1', ['a']]],
  ['what is no text', [{ submit: () => undefined }, ['a']]],
  ['a search that is planned for its values', [{ text: 'select 1 where /* by value */ a = $1' }, ['a']]],
  ['a search by words', [{ text: 'select 1 where a ilike $1' }, ['a']]],
])('leaves as it is: %s', (_, given) => {
  const names = new StatementNames(true);
  for (let time = 0; time < 5; time += 1) expect(names.named(given as unknown[])).toBe(given);
});

test('names so many texts and no more', () => {
  const names = new StatementNames(true);
  const given = Array.from({ length: 5_000 }, (_, no) => {
    sentTwice(names, `select ${no}, $1`);
    return names.nameOf(`select ${no}, $1`);
  });
  expect(new Set(given.filter((name) => name !== undefined)).size).toBe(300);
  expect(given[0]).toBeDefined();
  expect(given.at(-1)).toBeUndefined();
});

test('switched off, it also takes the names that statements have of their own', () => {
  const names = new StatementNames(false);
  for (let time = 0; time < 5; time += 1) {
    expect(names.named([{ text: 'select $1' }, ['a']])).toEqual([{ text: 'select $1' }, ['a']]);
    expect(names.named([{ text: 'select $1', name: 'person' }, ['a']])).toEqual([
      { text: 'select $1', name: undefined },
      ['a'],
    ]);
  }
});

test('a text keeps its name when names are turned off and on, since connections know it by that', () => {
  const names = new StatementNames(true);
  sentTwice(names, 'select $1');
  const name = names.nameOf('select $1');
  names.use(false);
  expect(names.named([{ text: 'select $1' }, ['a']])).toEqual([{ text: 'select $1' }, ['a']]);
  names.use(true);
  sentTwice(names, 'select $1, 2');
  expect(names.nameOf('select $1, 2')).not.toBe(name);
  expect(names.nameOf('select $1')).toBe(name);
});
