import { describe, expect, test } from 'vitest';
import { parseLine } from '../material/parseLine';
import { specOfLine } from '../material/spec';
import { knowNames } from './knownNames';
import { termsOf } from './searchTerms';
import { understandQuery } from './understandQuery';

const names = knowNames({
  makers: ['세아제강', 'KITZ'],
  places: ['부산'],
  stores: [{ id: 'store', name: '바른강관㈜' }],
});
const read = (text: string, equivalents = false) => understandQuery(text, names, equivalents);
/** Whether a lot of that trade text is among the hits. */
function finds(query: string, lot: string, more: { maker?: string; place?: string } = {}) {
  const { all, any } = read(query);
  const spec = specOfLine(parseLine(lot));
  const terms = termsOf({
    spec,
    maker: more.maker ?? null,
    origin: null,
    place: more.place ?? '부산',
    condition: 'new',
  });
  return all.every((one) => terms.includes(one)) && any.every((some) => some.some((one) => terms.includes(one)));
}

describe('the search box understands what the reader of lists understands', () => {
  test.each([
    ['스텐 파이프 100A sch10', '파이프 100A SCH10S STS304TP 6M', true],
    ['스텐 파이프 100A sch10', '파이프 100A SCH10 SPPS380 6M', false],
    ['6" A106B sch40', 'PIPE SMLS 6" SCH40 A106-B BE L=6M', true],
    ['6" A106B sch40', 'PIPE SMLS 4" SCH40 A106-B BE L=6M', false],
    ['A106', 'PIPE SMLS 6" SCH40 A106-B', true],
    ['엘보 100A', 'ELBOW 90 LR 100A SCH40 BW', true],
    ['플렌지 150# 4인치', 'FLANGE WN 4" 150# RF A105', true],
    ['10K 플랜지 80A', 'FLANGE SO 3" 150# RF A105', false],
    ['pipe', 'PIPE SMLS 6" SCH40 A106-B', true],
    ['100A', 'PIPE SMLS 4" SCH40 A106-B', true],
    ['백관 50A', '백관 50A', true],
    ['백관 50A', '흑관 50A', false],
  ])('%s / %s: %s', (query, lot, hit) => expect(finds(query, lot)).toBe(hit));

  test('a size is shown in the system in which it was typed', () => {
    const sizes = (text: string) =>
      read(text)
        .shown.filter(({ kind }) => kind === 'nps')
        .map((one) => one.text);
    expect(sizes('pipe 50A')).toEqual(['50A']);
    expect(sizes('2" pipe')).toEqual(['2"']);
  });

  test('makers, places and stores are names beside the material', () => {
    expect(read('바른강관 부산 세아제강 파이프')).toMatchObject({
      store: 'store',
      all: ['w:부산', 'm:세아제강', 'c:pipe'],
      ignored: [],
    });
  });

  test.each([
    ['flnge 4"', 'flnge', 'FLANGE'],
    ['파이트 100A', '파이트', '파이프'],
    ['stainles pipe', 'stainles', 'STAINLESS'],
    ['세아재강 파이프', '세아재강', '세아제강'],
    ['gate valve KITS', 'KITS', 'KITZ'],
  ])('%s: %s was taken for %s', (query, from, to) => {
    expect(read(query).corrected).toEqual([{ from, to }]);
  });

  test('a word that means nothing is named and left out; nothing but such words finds nothing', () => {
    expect(read('asdfgh pipe')).toMatchObject({ ignored: ['asdfgh'], all: ['c:pipe'] });
    expect(read('qwerty').shown).toEqual([]);
  });

  test('equivalent grades are proposed, and searched only on request', () => {
    expect(read('A106B pipe')).toMatchObject({ all: ['c:pipe', 'g:A106-B'], equivalents: ['SPHT42', 'STPT410'] });
    expect(read('A106B pipe', true).any).toEqual([['g:A106-B', 'g:SPHT42', 'g:STPT410']]);
  });

  test('whatever is typed, it answers', () => {
    for (const text of ['', '   ', '"', "'; drop table", '𝓅𝒾𝓅𝑒', '0', '1/2', '㈜', 'a'.repeat(200), '%_\\']) {
      expect(() => read(text)).not.toThrow();
    }
  });
});
