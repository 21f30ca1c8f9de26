import { describe, expect, test } from 'vitest';
import { knowNames } from './knownNames';
import { understandQuery } from './understandQuery';

const names = knowNames({
  makers: ['세아제강', 'KITZ'],
  places: ['부산'],
  stores: [
    { id: 'store', name: '바른강관㈜' },
    { id: 'short', name: '강㈜' },
  ],
});
const read = (text: string, equivalents = false) => understandQuery(text, names, equivalents);
/** What was understood, as `kind text`. */
const shown = (text: string) => read(text).shown.map((one) => `${one.kind} ${one.text}`);

describe('what was understood is shown fact by fact, and each fact is searched', () => {
  test.each([
    [
      'FLANGE WN 4" 150# RF A105',
      'c:flange t:WN n:4 g:A105 k:150 a:RF',
      'category flange, type WN, nps 4", grade A105, class 150, facing RF',
    ],
    ['백관 50A BE', 'c:pipe n:2 e:BE o:galvanised', 'category pipe, nps 50A, ends BE, coating galvanised'],
    ['스터드볼트 M16', 'c:bolt t:STUD b:M16', 'category bolt, type STUD, bolt M16'],
    ['150A x 50A 레듀샤', 'c:fitting t:REDUCER n:6 n:2', 'category fitting, type REDUCER, nps 150A, nps 50A'],
    ['pipe ASME B36.10', 'c:pipe q:ASME B36.10M', 'category pipe, standard ASME B36.10M'],
    ['pipe ASTM A312', 'c:pipe g:A312', 'category pipe, grade A312'],
    ['스텐 파이프', 'f:stainless c:pipe', 'family stainless, category pipe'],
    ['ltcs', 'f:low_temp', 'family low_temp'],
    ['kitz 부산', 'm:kitz w:부산', 'maker KITZ, place 부산'],
  ])('%s', (text, all, facts) => {
    expect(read(text).all.join(' ')).toBe(all);
    expect(shown(text).join(', ')).toBe(facts);
    expect(read(text).ignored).toEqual([]);
  });

  test('a size alone searches no category, a category alone no size', () => {
    expect(read('100A')).toMatchObject({ all: ['n:4'], ignored: [] });
    expect(read('pipe')).toMatchObject({ all: ['c:pipe'], any: [], ignored: [] });
  });
});

test('a schedule without an S may be of either series; one with an S is that alone', () => {
  expect(read('pipe 100A sch40')).toMatchObject({ all: ['c:pipe', 'n:4'], any: [['s:40', 's:40S']] });
  expect(read('pipe 100A sch10s')).toMatchObject({ all: ['c:pipe', 'n:4', 's:10S'], any: [] });
  expect(shown('pipe 100A sch10s').at(-1)).toBe('schedule 10S');
  expect(shown('pipe 100A sch40').at(-1)).toBe('schedule 40');
});

test.each([
  ['DN50 pipe', '50A'],
  ['dn 50 pipe', '50A'],
  ['50 A pipe', '50A'],
  ['50A 파이프', '50A'],
  ['4 inch pipe', '4"'],
  ['1-1/2" pipe', '1-1/2"'],
  ['250A 엘보', '250A'],
])('%s: the size is shown as %s, as it was typed', (text, size) => {
  expect(shown(text)).toContain(`nps ${size}`);
});

describe('names', () => {
  test('a store is shown with its whole name and is no term of the material', () => {
    expect(read('바른강관')).toMatchObject({ store: 'store', all: [], ignored: [] });
    expect(shown('바른강관')).toEqual(['store 바른강관㈜']);
    expect(read('pipe').store).toBeNull();
  });

  test('two letters are enough for one', () => {
    const two = knowNames({ makers: [], places: [], stores: [{ id: 'two', name: '㈜서진' }] });
    expect(understandQuery('서진', two, false).store).toBe('two');
  });

  test('a single letter names no store', () => {
    expect(read('강 파이프')).toMatchObject({ store: null, ignored: ['강'] });
  });

  test('a misspelt maker is searched as the maker', () => {
    expect(read('KTIZ valve')).toMatchObject({ all: ['m:kitz', 'c:valve'], corrected: [{ from: 'KTIZ', to: 'KITZ' }] });
  });

  test('words around the material are neither searched nor named as ignored', () => {
    expect(read('재고 파이프 급구')).toMatchObject({ all: ['c:pipe'], ignored: [] });
  });
});

describe('words that mean nothing', () => {
  test.each([
    ['foo 100A', ['foo']],
    ['100A foo', ['foo']],
    ['foo pipe 100A bar', ['foo', 'bar']],
    ['pipe blah123 4" foo', ['blah123', 'foo']],
    ['xx yy', ['xx', 'yy']],
    ['pipe 77 ??', []],
    ['용접플랜지 qq', ['qq']],
    ['볼트 M16 100L', []],
    ['볼트 m16x100mm', []],
    ['볼트 M16 L100B', ['L100B']],
  ])('%s: %j', (text, ignored) => expect(read(text).ignored).toEqual(ignored));
});

test('an empty box and a box of blanks read nothing at all', () => {
  const nothing = { all: [], any: [], store: null, shown: [], corrected: [], ignored: [], equivalents: [] };
  expect([read(''), read('  \t ')]).toEqual([nothing, nothing]);
  expect(read('  pipe \t 100A  ')).toEqual(read('pipe 100A'));
  expect(read('ｐｉｐｅ １００Ａ')).toEqual(read('pipe 100A'));
});

describe('typing errors', () => {
  test.each([
    ['flnage', 'FLANGE'],
    ['vlave', 'VALVE'],
    ['stainlesss', 'STAINLESS'],
  ])('%s is %s', (from, to) => expect(read(from).corrected).toEqual([{ from, to }]));

  test.each(['pip 100A', 'pipe', '재고', 'A106', 'WN', 'sale1', 'flange'])('nothing is corrected in %s', (text) =>
    expect(read(text).corrected).toEqual([]),
  );

  test('two wrong letters are corrected in a long word alone', () => {
    expect(read('stinles').corrected).toEqual([{ from: 'stinles', to: 'STAINLESS' }]);
    expect(read('vlvae4').corrected).toEqual([]);
    expect(read('vlxvx').corrected).toEqual([]);
  });
});

describe('equivalent grades', () => {
  test('are proposed without being searched, the grade itself not among them', () => {
    const { all, any, equivalents } = read('A312 TP304');
    expect(all).toEqual(['c:pipe', 'g:A312-TP304']);
    expect(any).toEqual([]);
    expect(equivalents).toEqual(['A358 304', 'STS304TP', 'SUS304TP']);
  });

  test('where they are wanted, one of them is enough, and the rest must still hold', () => {
    expect(read('A312 TP304 100A sch10', true)).toMatchObject({
      all: ['c:pipe', 'n:4'],
      any: [
        ['g:A312-TP304', 'g:A358 304', 'g:STS304TP', 'g:SUS304TP'],
        ['s:10', 's:10S'],
      ],
    });
    expect(read('pipe 100A', true)).toMatchObject({ any: [], equivalents: [] });
  });
});
