import { describe, expect, it } from 'vitest';
import { TRADE_WORDS } from './data/tradeWords';
import { typeName } from './tradeNames';
import { typeNamed } from './typeNames';

describe('a type is known by its names', () => {
  it.each([
    ['45도 엘보', 'fitting', 'ELBOW 45'],
    ['엘보 45', 'fitting', 'ELBOW 45'],
    ['동심 레듀서', 'fitting', 'REDUCER CON'],
    ['동심레듀샤', 'fitting', 'REDUCER CON'],
    ['육각볼트', 'bolt', 'HEX BOLT'],
    ['각관', 'structural', 'SQUARE TUBE'],
    ['H형강', 'structural', 'H'],
    ['게이트밸브', 'valve', 'GATE'],
    ['gate valve', 'valve', 'GATE'],
    ['elbow 45', 'fitting', 'ELBOW 45'],
    ['웰딩넥 플랜지', 'flange', 'WN'],
    ['스파이럴 가스켓', 'gasket', 'SPIRAL WOUND'],
  ])('%s', (text, category, type) => {
    expect(typeNamed(text, null)).toEqual({ category, type });
  });

  it('in both languages, whatever type it is, and where the cell of a category stands the one of that', () => {
    for (const [category, type, en, ko] of TRADE_WORDS) {
      if (!type) continue;
      for (const name of [type, en, ko]) expect(typeNamed(name, category)).toEqual({ category, type });
    }
    expect(typeNamed('PLUG', 'valve')).toEqual({ category: 'valve', type: 'PLUG' });
    expect(typeNamed('PLUG', 'fitting')).toEqual({ category: 'fitting', type: 'PLUG' });
  });

  it('words that name none are none', () => {
    for (const text of ['특수부속', 'SPECIAL WIDGET', '엘보 특수형상', ''])
      expect(typeNamed(text, 'fitting')).toBeNull();
  });

  it('is written in the language of the reader, a strange one as it is', () => {
    expect(typeName({ category: 'fitting', type: 'REDUCER CON' }, 'ko')).toBe('동심 레듀서');
    expect(typeName({ category: 'fitting', type: 'REDUCER CON' }, 'en')).toBe('CONC REDUCER');
    expect(typeName({ category: 'fitting', type: '특수부속' }, 'ko')).toBe('특수부속');
  });
});
