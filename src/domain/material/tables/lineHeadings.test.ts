import { describe, expect, it } from 'vitest';
import { parseLines } from '../parseLine';
import { lineOf } from '../requestLine';
import { readTable } from '../table';
import { underHeadings } from './lineHeadings';

const HEADER = ['No', '품명', '규격', '재질', '수량', '단위'];
let no = 0;
const item = (name = 'PIPE SMLS') => [String((no += 1)), name, '4" SCH40', 'A106-B', '10', 'EA'];
const alone = (text: string) => [text];

/** The headings of the items of a sheet, in their order. */
function ofRows(...rows: string[][]) {
  const lines = readTable([HEADER, ...rows]).lines.map((line) => lineOf(line.parsed, line));
  return underHeadings(lines).flatMap((line) => (line.excluded ? [] : [line.heading]));
}
const ofText = (...texts: string[]) =>
  underHeadings(parseLines(texts).map((parsed) => lineOf(parsed, {}))).flatMap((line) =>
    line.excluded ? [] : [line.heading],
  );

describe('headings of a sheet', () => {
  it('stand over the items up to the next of their kind', () => {
    expect(ofRows(item(), alone('A동 배관'), item(), item(), alone('B동 배관'), item())).toEqual([
      null,
      'A동 배관',
      'A동 배관',
      'B동 배관',
    ]);
  });

  it('lie in each other where one follows the other at once', () => {
    const rows = [
      alone('A동 배관'),
      alone('1. STEAM LINE'),
      item(),
      alone('2. COOLING WATER'),
      item(),
      alone('B동 배관'),
      alone('1. STEAM LINE'),
      item(),
    ];
    expect(ofRows(...rows)).toEqual([
      'A동 배관 › 1. STEAM LINE',
      'A동 배관 › 2. COOLING WATER',
      'B동 배관 › 1. STEAM LINE',
    ]);
  });

  it('may have their number in the cell before, and name goods', () => {
    expect(ofRows(['1', 'STEAM LINE'], item(), ['2', 'PIPE'], item())).toEqual(['STEAM LINE', 'PIPE']);
    expect(ofText('1\tSTEAM LINE', '엘보 100A SCH40 12개')).toEqual(['1. STEAM LINE']);
  });

  it('end at a sum', () => {
    expect(ofRows(alone('A동 배관'), item(), ['', '소계', '', '', '10', ''], item())).toEqual(['A동 배관', null]);
    expect(ofRows(alone('A동'), alone('1. STEAM LINE'), item(), alone('소계'), item())).toEqual([
      'A동 › 1. STEAM LINE',
      'A동',
    ]);
  });

  it('end with their sheet', () => {
    const sheet = (name: string, ...rows: string[][]) =>
      readTable([HEADER, ...rows]).lines.map((line) => lineOf(line.parsed, { ...line, sheet: name }));
    const lines = underHeadings([...sheet('1', alone('A동 배관'), item()), ...sheet('2', item())]);
    expect(lines.flatMap((line) => (line.excluded ? [] : [line.heading]))).toEqual(['A동 배관', null]);
  });

  it.each([
    '※ 6M 정척으로 납품 바랍니다.',
    '비고: 성적서 3.1 첨부',
    '공사명: 제2공장 증설',
    'All pipes shall be supplied with plain ends',
    '담당 홍길동 010-1234-5678',
    '이하 여백',
    'TO BE CONTINUED',
  ])('are no notes and no facts: %s', (note) => {
    expect(ofRows(alone('A동 배관'), item(), alone(note), item())).toEqual(['A동 배관', 'A동 배관']);
  });
});

describe('headings of text without cells', () => {
  it('are short or marked', () => {
    expect(ofText('A동 배관', '엘보 100A SCH40 12개', '[ B동 ]', '엘보 100A SCH40 8개')).toEqual(['A동 배관', 'B동']);
    expect(ofText('■ 기계실 배관', '엘보 100A SCH40 12개')).toEqual(['기계실 배관']);
  });

  it('are no greetings', () => {
    const said = ['안녕하세요 대한플랜트 김과장입니다', '아래 품목 견적 부탁드립니다', '엘보 100A SCH40 12개'];
    expect(ofText(...said)).toEqual([null]);
    expect(ofText('Hi team', 'Please quote the items below', '4" PIPE SCH40 A106-B 10 EA')).toEqual([null]);
  });
});
