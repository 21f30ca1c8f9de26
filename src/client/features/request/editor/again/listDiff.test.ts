import { expect, test } from 'vitest';
import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import { type EditorLine, fromParsed } from '../editorLine';
import { corrected } from '../understanding';
import { isSameList, listDiff, updatedLines } from './listDiff';

const list = (...texts: string[]): EditorLine[] => texts.map((text) => fromParsed(lineOf(parseLine(text), {})));

const FIRST = [
  'PIPE SMLS 4" SCH40 A106-B 12 M',
  '엘보 90 LR 100A SCH40 12개',
  'GATE VALVE 2" 150# A216-WCB 4 EA',
  '소계',
];

test('a list brought once more: what is new, changed and gone', () => {
  const here = list(...FIRST);
  const read = list(
    'PIPE SMLS 4" SCH40 A106-B 18 M',
    '엘보 90 LR 100A SCH40 12개',
    'GLOBE VALVE 2" 150# A216-WCB 4 EA',
    '합계',
  );
  const diff = listDiff(here, read);
  expect(isSameList(diff)).toBe(true);
  expect(diff.same).toBe(1);
  expect(diff.changed.map((pair) => [pair.before.qty, pair.read.qty])).toEqual([['12', '18']]);
  expect(diff.added.map(({ spec }) => spec.type)).toEqual(['GLOBE']);
  expect(diff.gone.map(({ spec }) => spec.type)).toEqual(['GATE']);
  const after = updatedLines(here, read, diff);
  // Nothing disappears: what is gone is set aside, and can be taken back.
  expect(after.map(({ qty, excluded }) => [qty, excluded])).toEqual([
    ['18', false],
    ['12', false],
    ['4', true],
    ['', true],
    ['4', false],
    ['', true],
  ]);
  expect(after[0]?.key).toBe(here[0]?.key);
  expect(Number(after[0]?.total_weight_kg)).toBeGreaterThan(Number(here[0]?.total_weight_kg));
});

test('a line that a person corrected is known by its words and stays corrected', () => {
  const [pipe, elbow] = list(...FIRST);
  if (!pipe || !elbow) throw new Error('no lines');
  const here = [pipe, corrected(elbow, { type: 'ELBOW 45' })];
  const read = list(FIRST[0] ?? '', '엘보 90 LR 100A SCH40 20개');
  const diff = listDiff(here, read);
  expect([diff.added, diff.gone]).toEqual([[], []]);
  expect(updatedLines(here, read, diff)[1]).toMatchObject({ qty: '20', confidence: 1, spec: { type: 'ELBOW 45' } });
});

test('another list is no repeat, and two alike lines have each one of their own', () => {
  const here = list(...FIRST);
  expect(isSameList(listDiff(here, list('TEE 4" SCH40 A234-WPB 3 EA', 'CAP 4" SCH40 A234-WPB 3 EA')))).toBe(false);
  expect(isSameList(listDiff([], here))).toBe(false);
  const twice = list('PIPE SMLS 4" SCH40 A106-B 12 M', 'PIPE SMLS 4" SCH40 A106-B 12 M');
  expect(listDiff(twice, twice.slice(0, 1))).toMatchObject({ same: 1, changed: [], added: [] });
  expect(listDiff(twice, twice.slice(0, 1)).gone).toHaveLength(1);
});
