import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import { type EditorLine, fromParsed } from '../editorLine';
import { specTexts } from '../specTexts';
import { corrected } from '../understanding';
import { alike, correctedIn, correctionOf } from './alike';
import { duplicatesAhead, joinDuplicates } from './duplicates';

const list = (...texts: string[]): EditorLine[] => texts.map((text) => fromParsed(lineOf(parseLine(text), {})));

describe('the same correction in lines alike', () => {
  it('reaches lines of the same kind with the same text in the cell, and no other', () => {
    const lines = list(
      '엘보 100A SCH40 12개',
      '엘보 80A SCH40 4개',
      '엘보 45도 80A SCH40 4개',
      '티 80A SCH40 2개',
      '1. 엘보',
    );
    const [first] = lines;
    if (!first) throw new Error('no line');
    const found = alike(lines, { cell: 'type', from: 'ELBOW', to: 'ELBOW 90 LR', line: first });
    expect(found).toEqual([lines[1]]);
    const after = correctedIn(lines, new Set(found.map(({ key }) => key)), { cell: 'type', to: 'ELBOW 90 LR' });
    expect(after.map(({ spec }) => spec.type)).toEqual(['ELBOW', 'ELBOW 90 LR', 'ELBOW 45', 'TEE', null]);
    // What the list left open and the correction did not fill stays a question.
    expect(lines[1]?.warnings).toEqual(['missing_angle', 'missing_grade']);
    expect(after[1]).toMatchObject({ confidence: 1, warnings: ['missing_grade'] });
  });

  it('knows one corrected cell from other edits', () => {
    const before = list('엘보 100A SCH40 12개', '티 80A SCH40 2개');
    const [first, second] = before;
    if (!first || !second) throw new Error('no lines');
    const once = [corrected(first, { type: 'ELBOW 45' }), second];
    expect(correctionOf(before, once)).toMatchObject({ cell: 'type', from: 'ELBOW', to: 'ELBOW 45' });
    expect(correctionOf(before, before)).toBeNull();
    expect(correctionOf(before, [{ ...first, qty: '13' }, second])).toBeNull();
    expect(correctionOf(before, [corrected(first, { type: 'ELBOW 45', grade: 'A105' }), second])).toBeNull();
    expect(correctionOf(before, once.slice(1))).toBeNull();
  });

  it('offers nothing of a value that is in doubt itself', () => {
    const before = list('PIPE SMLS A106-B 4" SCH40 6M 10본');
    const typed = (schedule: string) => before.map((line) => corrected(line, { schedule }));
    expect(correctionOf(before, typed('CL150'))).toBeNull();
    expect(correctionOf(before, typed('80'))).toMatchObject({ cell: 'schedule', to: '80' });
  });
});

describe('joining duplicates', () => {
  it('sums what is one material however it was written, and keeps the rest apart', async () => {
    const lines = list(
      'PIPE SMLS 4" SCH40 A106-B 12 M',
      '무계목 파이프 A106 Gr.B 4인치 SCH 40 8.5미터',
      'PIPE SMLS 4" SCH40 A106-B 3 EA',
      'PIPE SMLS 4" SCH80 A106-B 1 M',
      '소계',
      'STUD BOLT M16x90 B7/2H 8 SET',
      'STUD BOLT M20x90 B7/2H 8 SET',
      '스터드볼트 M16*90L B7/2H 4 SET',
    );
    const tagged = lines.map((line, index) => (index < 2 ? { ...line, tag: `P-${index}` } : line));
    expect(await duplicatesAhead(tagged, () => false)).toBe(2);
    expect(await duplicatesAhead(tagged, () => true)).toBeNull();
    const joined = joinDuplicates(tagged);
    expect(joined[0]).toMatchObject({ qty: '20.5', tag: 'P-0, P-1', raw_text: 'PIPE SMLS 4" SCH40 A106-B 12 M' });
    expect(joined.slice(1, 4)).toEqual(tagged.slice(2, 5));
    // Bolts of one thread and length are one material, those of another are not.
    expect(joined.slice(4).map(({ qty, spec }) => [qty, spec.bolt_size])).toEqual([
      ['12', 'M16x90'],
      ['8', 'M20x90'],
    ]);
    expect(specTexts(joined[0]?.spec ?? tagged[0]!.spec).schedule).toBe('40');
  });

  it('loses no remark: what does not fit stays a line of its own', () => {
    const [a, b] = list('PIPE SMLS 4" SCH40 A106-B 12 M', 'PIPE SMLS 4" SCH40 A106-B 1 M') as [EditorLine, EditorLine];
    const long = [
      { ...a, remark: 'x'.repeat(200) },
      { ...b, remark: 'y'.repeat(200) },
    ];
    expect(joinDuplicates(long)).toEqual(long);
  });
});
