import { describe, expect, it } from 'vitest';
import type { WordRule } from '../../../contract/entities/wordRule';
import { parseLine } from '../parseLine';
import { wordReader } from './learnedWords';
import { wordsToLearn } from './wordsToLearn';

const read = (text: string, ...rules: WordRule[]) => wordReader(rules)(parseLine(text));
const BLACK: WordRule = { word: '흑파', fields: { category: 'pipe', standard: 'KS D 3507', coating: 'black' } };
const CS: WordRule = { word: 'CS-1', fields: { grade: 'A106-B' } };

describe('words of a company', () => {
  it('fill what the line does not say, with a mark, and never surer than a flagged line', () => {
    const { parsed, learned } = read('PIPE 4" SCH40 CS-1 12 M', CS);
    expect(parsed.item).toMatchObject({ category: 'pipe', grade: 'A106-B', nps: ['4'], qty: 12, unit: 'M' });
    expect(learned).toEqual([{ word: 'CS-1', field: 'grade', value: 'A106-B' }]);
    expect(parsed.confidence.grade).toBeLessThan(0.8);
    expect(parsed.overall).toBeLessThan(0.8);
    expect(parsed.warnings.map(({ code }) => code)).toEqual(['learned_word']);
    expect(parsed.text.slice(...(parsed.spans.grade ?? [0, 0]))).toBe('CS-1');
  });

  it('never raise the confidence of a line', () => {
    for (const text of ['PIPE 4" SCH40 CS-1 12 M', 'ELBOW 4" CS-1 특수 1 EA', 'CS-1 4"', '흑파 25A 10본'])
      expect(read(text, CS, BLACK).parsed.overall).toBeLessThanOrEqual(0.79);
    const unsure = parseLine('ELBOW & TEE 4" CS-1 1 EA');
    expect(wordReader([CS])(unsure).parsed.overall).toBeLessThanOrEqual(unsure.overall);
  });

  it('name an item that nobody else knows, with its size and count', () => {
    const { parsed, learned } = read('흑파 25A 10본', BLACK);
    expect(parsed.item).toMatchObject({ category: 'pipe', standard: 'KS D 3507', nps: ['1'], qty: 10, unit: 'EA' });
    expect(parsed.coating).toBe('black');
    expect(parsed.text).toBe('흑파 25A 10본');
    expect(parsed.text.slice(...(parsed.spans.nps ?? [0, 0]))).toBe('25A');
    expect(learned.map(({ field }) => field)).toEqual(['category', 'standard', 'coating']);
  });

  it('apply to whole words only, however they are written', () => {
    for (const text of [
      'PIPE 4" CS-10 12 M',
      'PIPE 4" ACS-1 12 M',
      'PIPE 4" CS-1-A 12 M',
      '흑파이프 25A 10본',
      'X.CS-1 PIPE 4"',
    ])
      expect(read(text, CS, BLACK).learned).toEqual([]);
    for (const text of ['pipe 4" cs-1 12 m', 'PIPE 4", CS-1, 12 M', 'PIPE\t4"\tＣＳ-1\t12\tM', '(CS-1) PIPE 4" 12 M'])
      expect(read(text, CS).learned).toHaveLength(1);
  });

  it('leave standing what the line says otherwise, and question it', () => {
    const { parsed, learned } = read('PIPE 4" SCH40 A53-B CS-1 12 M', CS);
    expect(parsed.item.grade).toBe('A53-B');
    expect(learned).toEqual([]);
    expect(parsed.warnings).toContainEqual({ code: 'learned_conflict', params: { text: 'CS-1' } });
    expect(parsed.overall).toBeLessThan(0.8);
    expect(read('흑파 백관 25A 10본', BLACK).parsed.coating).toBe('galvanised');
  });

  it('replace what was read of the word itself', () => {
    const rule: WordRule = { word: 'GLV-X', fields: { type: 'GATE' } };
    const { parsed, learned } = read('GLV-X 50A 10K 3 EA', rule);
    expect(parseLine('GLV-X 50A 10K 3 EA').item.type).toBe('GLOBE');
    expect(parsed.item).toMatchObject({ category: 'valve', type: 'GATE' });
    expect(learned).toHaveLength(1);
  });

  it('take the first of two words that contradict each other', () => {
    const other: WordRule = { word: 'LT-2', fields: { grade: 'A333-6' } };
    const { parsed, learned } = read('PIPE 4" CS-1 LT-2 12 M', CS, other);
    expect(parsed.item.grade).toBe('A106-B');
    expect(learned).toHaveLength(1);
    expect(parsed.warnings.map(({ code }) => code)).toContain('learned_conflict');
  });

  it('fill schedule, class and ends as their cells are typed', () => {
    const rules: WordRule[] = [
      { word: 'HW', fields: { schedule: 'SCH80' } },
      { word: 'LOPRESS', fields: { schedule: 'CL150' } },
      { word: 'FCE1', fields: { ends: 'RF' } },
    ];
    expect(read('PIPE 4" A106-B HW 12 M', ...rules).parsed.item.schedule).toEqual(['80']);
    expect(read('FLANGE WN 4" LOPRESS FCE1 A105 2 EA', ...rules).parsed.item).toMatchObject({
      class: 150,
      facing: 'RF',
    });
  });

  it('leave other lines and empty rules alone', () => {
    const parsed = parseLine('PIPE 4" SCH40 A106-B 12 M');
    expect(wordReader([CS])(parsed).parsed).toBe(parsed);
    expect(wordReader([])(parsed).parsed).toBe(parsed);
  });
});

describe('words that a correction may be about', () => {
  it('are those its field was read from, then those that nobody knows', () => {
    expect(wordsToLearn('PIPE 4" SCH40 CS-1 12 M', 'grade')).toEqual(['CS-1']);
    expect(wordsToLearn('흑파 25A 10본', 'standard')).toEqual(['흑파']);
    expect(wordsToLearn('GLV-X 50A 10K 3 EA', 'type')).toEqual(['GLV-X']);
    expect(wordsToLearn('ELBOW 4" QX-7 3 EA', 'type')).toEqual(['ELBOW', 'QX-7']);
    expect(wordsToLearn('PIPE 4" SCH40 A106-B 12 M', 'coating')).toEqual([]);
  });
});
