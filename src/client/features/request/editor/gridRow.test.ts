import { expect, test } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { describeSpec } from '../../../../domain/material/describe';
import { blankLine, fromSaved, isUncertain, toInput, wrongCells } from './editorLine';
import { linesOf, newRow, rowOf } from './gridRow';
import { reread } from './understanding';

const PIPE = 'PIPE SMLS A106-B 4" SCH40 BE 60 M';
const line = reread(blankLine(), PIPE);

test('untouched rows give the very same lines', () => {
  expect(linesOf([rowOf(line)])[0]).toBe(line);
});

test('typed words are read into spec, quantity and weight, and the line keeps its key', () => {
  const row = newRow();
  const [read] = linesOf([{ ...row, raw_text: PIPE }]);
  expect(read).toMatchObject({ key: row.key, qty: '60', uom: 'M' });
  expect(read?.spec).toMatchObject({ category: 'pipe', nps: ['4'], schedule: ['40'] });
  expect(Number(read?.total_weight_kg)).toBeGreaterThan(900);
});

test('a corrected size changes sizes and weight and is certain', () => {
  const [changed] = linesOf([{ ...rowOf({ ...line, confidence: 0.5, warnings: ['missing_size'] }), size: '6' }]);
  expect(changed?.spec.nps).toEqual(['6']);
  expect(changed?.spec.grade).toBe('A106-B');
  expect(Number(changed?.total_weight_kg)).toBeGreaterThan(1600);
  expect(changed).toMatchObject({ confidence: 1, warnings: [] });
});

test('a wall that follows from schedule or size follows a corrected one', () => {
  const [thicker] = linesOf([{ ...rowOf(line), schedule: '80' }]);
  expect(thicker?.spec).toMatchObject({ schedule: ['80'], wall_mm: '8.56' });
  const single = reread(blankLine(), '강관 SPP 50A 6M 10본');
  const [larger] = linesOf([{ ...rowOf(single), size: '100A' }]);
  expect([single.spec.wall_mm, larger?.spec.wall_mm]).toEqual(['3.65', '4.5']);
});

test('the size of a bolt is its thread and length, of a U-bolt its pipe', () => {
  const bolt = reread(blankLine(), '육각볼트 M16x90 SS400 40개');
  expect(rowOf(bolt).size).toBe('M16x90');
  const [longer] = linesOf([{ ...rowOf(bolt), size: 'm16*110' }]);
  expect(longer?.spec).toMatchObject({ bolt_size: 'M16x110', nps: [] });
  expect(longer?.spec.canonical_key).not.toBe(bolt.spec.canonical_key);
  const [held] = linesOf([{ ...rowOf(reread(blankLine(), 'U-BOLT 100A 25개')), size: '150A' }]);
  expect(held?.spec).toMatchObject({ bolt_size: null, nps: ['6'] });
});

test('a corrected quantity weighs the line again but leaves doubts about its reading', () => {
  const [changed] = linesOf([{ ...rowOf({ ...line, confidence: 0.5 }), qty: '120' }]);
  expect(Number(changed?.total_weight_kg)).toBeCloseTo(2 * Number(line.total_weight_kg), 1);
  expect(changed?.confidence).toBe(0.5);
});

test('a typed quantity settles the doubt about a missing one', () => {
  const [changed] = linesOf([
    { ...rowOf({ ...line, qty: '', warnings: ['missing_quantity', 'missing_size'] }), qty: '5' },
  ]);
  expect(changed?.warnings).toEqual(['missing_size']);
});

test('a typed length, or metres as the unit, settles the question for the length of pipes', () => {
  const pieces = reread(blankLine(), 'PIPE SMLS A106-B 4" SCH40 20 본');
  expect(pieces).toMatchObject({ warnings: ['missing_length'], total_weight_kg: null });
  const [longer] = linesOf([{ ...rowOf(pieces), length_m: '6' }]);
  expect(longer?.warnings).toEqual([]);
  expect(Number(longer?.total_weight_kg)).toBeGreaterThan(1900);
  expect(linesOf([{ ...rowOf(pieces), uom: 'M' }])[0]?.warnings).toEqual([]);
  expect(linesOf([{ ...rowOf(pieces), qty: '30' }])[0]?.warnings).toEqual(['missing_length']);
});

test('a pasted copy of a row becomes a line of its own', () => {
  const keys = linesOf([rowOf(line), { ...rowOf(line) }]).map((each) => each.key);
  expect(new Set(keys).size).toBe(2);
});

test('what cannot be read stays in its cell, and the line knows nothing of it', () => {
  const [changed] = linesOf([{ ...rowOf(line), uom: '드럼통', category: '12000', size: '100AA' }]);
  if (!changed) throw new Error('no line');
  expect(changed).toMatchObject({ uom: null, spec: { category: 'other', nps: [] }, total_weight_kg: null });
  expect(rowOf(changed)).toMatchObject({ uom: '드럼통', category: '12000', size: '100AA' });
  expect(linesOf([rowOf(changed)])[0]).toBe(changed);
});

test('an unread text is sent as such, comes back into its cell, and goes once the cell can be read', () => {
  const [changed] = linesOf([{ ...rowOf(line), size: '100AA', qty: '열 개' }]);
  if (!changed) throw new Error('no line');
  const { unread = [], qty } = toInput(changed);
  expect(qty).toBeNull();
  expect(unread).toEqual([
    { cell: 'size', text: '100AA' },
    { cell: 'qty', text: '열 개' },
  ]);
  const again = fromSaved({ ...sampleLine(), unread, qty: null });
  expect(rowOf(again)).toMatchObject({ size: '100AA', qty: '열 개' });
  const [mended] = linesOf([{ ...rowOf(again), size: '100A', qty: '10' }]);
  expect(mended).toMatchObject({ unread: {}, qty: '10', spec: { nps: ['4'] } });
});

test('sizes stay in the system of their line', () => {
  const [asme] = linesOf([{ ...rowOf(line), size: '2-1/2"' }]);
  expect(asme && rowOf(asme).size).toBe('2-1/2"');
  const [ks] = linesOf([{ ...rowOf(reread(blankLine(), '파이프 SPPS38 100A SCH40')), size: '65A' }]);
  expect(ks && rowOf(ks).size).toBe('65A');
});

test('a bare number in the size cell follows the sizes of its line, or stays to be looked at', () => {
  const sized = (text: string, size: string) => {
    const [changed] = linesOf([{ ...rowOf(reread(blankLine(), text)), size }]);
    return changed && [rowOf(changed).size, changed.unread.size ?? null];
  };
  const KS = '파이프 SPPS38 100A SCH40';
  expect(sized(KS, '65')).toEqual(['65A', null]);
  expect(sized('레듀서 KS 100A x 80A', '100 x 65')).toEqual(['100A x 65A', null]);
  // There is no 60A, and 60 inches are not meant.
  expect(sized(KS, '60')).toEqual(['60', '60']);
  expect(sized('PIPE A106-B 4" SCH40', '6')).toEqual(['6"', null]);
  // Where nothing says which, as the reader of lists takes it.
  expect(sized('파이프', '65')).toEqual(['65A', null]);
  expect(sized('파이프', '4')).toEqual(['4"', null]);
});

test('standard, wall, coating and tag are cells of their own', () => {
  const [changed] = linesOf([
    { ...rowOf(line), standard: 'ks d 3562', wall: '7.1', coating: 'galvanised', tag: 'P-101' },
  ]);
  expect(changed).toMatchObject({
    tag: 'P-101',
    spec: { standard: 'KS D 3562', wall_mm: '7.1', coating: 'galvanised', schedule: ['40'] },
  });
  const [other] = linesOf([{ ...rowOf(changed ?? line), grade: 'SPPS38' }]);
  expect(other?.spec).toMatchObject({ standard: 'KS D 3562', wall_mm: '7.1', coating: 'galvanised' });
  const [plain] = linesOf([{ ...rowOf(other ?? line), wall: '' }]);
  expect(plain?.spec.wall_mm).toBe('6.0');
});

test('a corrected quantity or unit settles the doubts about it and no others', () => {
  const odd = reread(blankLine(), 'ELBOW 90 LR SMLS 4" SCH40 A234-WPB BW 14.5 EA');
  expect(odd.warnings).toEqual(['odd_quantity']);
  const [whole] = linesOf([{ ...rowOf(odd), qty: '14' }]);
  expect(whole).toMatchObject({ qty: '14', warnings: [] });
  expect(isUncertain(whole ?? odd)).toBe(false);
  const [metres] = linesOf([{ ...rowOf(odd), uom: 'M' }]);
  expect(metres?.warnings).toEqual([]);
  const [sized] = linesOf([{ ...rowOf({ ...odd, warnings: ['odd_quantity', 'unread_text'] }), qty: '14' }]);
  expect(sized?.warnings).toEqual(['unread_text']);
});

test('what many pasted lines say is read when their turn comes, with what was typed meanwhile', () => {
  const rows = Array.from({ length: 60 }, () => ({ ...newRow(), raw_text: PIPE }));
  const waiting = linesOf(rows);
  expect(waiting.every(({ toRead, raw_text, spec }) => toRead && raw_text === PIPE && spec.category === 'other')).toBe(
    true,
  );
  // It can neither be sent before, nor is it marked for what it may say.
  const first = waiting[0] ?? blankLine();
  expect([wrongCells(first), isUncertain(first)]).toEqual([['qty'], false]);
  expect(first.toRead?.()).toMatchObject({ key: first.key, qty: '60', uom: 'M', spec: { category: 'pipe' } });
  expect(first.toRead?.()).toBe(first.toRead?.());
  const [typed] = linesOf([{ ...rowOf(first), qty: '75' }]);
  expect(typed).toMatchObject({ key: first.key, qty: '75', uom: 'M', spec: { category: 'pipe', nps: ['4'] } });
  expect(typed?.toRead).toBeUndefined();
});

test('a material stays as it was typed, and a grade takes its usual form', () => {
  const gasket = reread(blankLine(), '가스켓 4" CL150 SWG GRAPHITE 3T 10EA');
  const grade = (text: string) => linesOf([{ ...rowOf(gasket), grade: text }])[0]?.spec.grade;
  expect([grade('비석면 3T'), grade('a106 b'), grade('STS316L')]).toEqual(['비석면 3T', 'A106-B', 'STS316L']);
});

test('filler and thickness that the words state have a place of their own', () => {
  const gasket = reread(blankLine(), '가스켓 4" CL150 SWG GRAPHITE 3T 10EA');
  expect(rowOf(gasket).details).toContain('GRAPHITE');
  expect(rowOf(line).details).toBe('');
});

test('a number without a unit counts pieces, which is a doubt until a person names the unit', () => {
  const bare = reread(blankLine(), 'STUD BOLT M16x90 B7/2H 40');
  expect(bare).toMatchObject({ qty: '40', uom: 'EA', warnings: ['unit_assumed'] });
  expect(isUncertain(bare)).toBe(true);
  // It comes back with the draft.
  expect(toInput(bare).warnings).toEqual(['unit_assumed']);
  expect(linesOf([{ ...rowOf(bare), qty: '44' }])[0]?.warnings).toEqual(['unit_assumed']);
  const [named] = linesOf([{ ...rowOf(bare), uom: 'SET' }]);
  expect(named).toMatchObject({ uom: 'SET', warnings: [] });
});

test.each([
  ['45도 엘보', 'fitting', 'ELBOW 45'],
  ['엘보 45', 'fitting', 'ELBOW 45'],
  ['동심 레듀서', 'fitting', 'REDUCER CON'],
  ['육각볼트', 'bolt', 'HEX BOLT'],
  ['각관', 'structural', 'SQUARE TUBE'],
])('a type may be typed by its name: %s', (typed, category, type) => {
  const elbow = reread(blankLine(), '엘보 90도 50A SCH40 STS316L 10EA');
  const [changed] = linesOf([{ ...rowOf(elbow), type: typed }]);
  expect(changed?.spec).toMatchObject({ category, type });
});

test('the name of the type that a line has is no change, and a strange one stays as typed', () => {
  const elbow = reread(blankLine(), '엘보 90도 50A SCH40 STS316L 10EA');
  const [same] = linesOf([{ ...rowOf(elbow), type: '90도 엘보' }]);
  expect(same).toMatchObject({ spec: elbow.spec, confidence: elbow.confidence });
  const [strange] = linesOf([{ ...rowOf(elbow), type: '특수부속' }]);
  expect(strange?.spec).toMatchObject({ category: 'fitting', type: '특수부속' });
});

test('a corrected field leaves the others as they are written', () => {
  for (const text of [
    'ELBOW 90 2" SCH40 STS316L 10EA',
    'PIPE 2" SCH40 STS316L 3.91t 6M',
    '엘보 90 50A SCH40 A234-WPB',
  ]) {
    const read = reread(blankLine(), text);
    const { line: _, type: __, key: ___, check: ____, unit_weight: _u, total_weight: _t, ...before } = rowOf(read);
    const { size, wall, schedule, grade } = before;
    const [changed] = linesOf([{ ...rowOf(read), ends: 'BW' }]);
    const [turned] = linesOf([{ ...rowOf(read), type: '45도 엘보' }]);
    for (const one of [changed, turned]) expect(one && rowOf(one)).toMatchObject({ size, wall, schedule, grade });
  }
});

test('details may be corrected: what is taken out is gone, what is written is kept', () => {
  const gasket = reread(blankLine(), 'GASKET NON-ASBESTOS 80A 10K 1.5mm 10EA');
  expect(rowOf(gasket).details).toBe('NON-ASBESTOS, 1.5mm');
  const [changed] = linesOf([{ ...rowOf(gasket), details: '1.5mm, 무석면' }]);
  expect(changed?.spec.details).toEqual([
    { kind: 'thickness', text: '1.5mm' },
    { kind: 'words', text: '무석면' },
  ]);
  expect(changed?.spec.canonical_key).not.toBe(gasket.spec.canonical_key);
  const [none] = linesOf([{ ...rowOf(gasket), details: '' }]);
  expect(none?.spec.details).toBeUndefined();
});

test('a finish that has its own cell is not said among the details, and is not lost there', () => {
  const angle = reread(blankLine(), '앵글 50x50x6 SS275 아연도금 6M 10본');
  expect(rowOf(angle)).toMatchObject({ coating: 'galvanised', details: '' });
  const [noted] = linesOf([{ ...rowOf(angle), details: '절단 후 도금' }]);
  expect(noted?.spec.details?.map(({ text }) => text)).toEqual(['아연도금', '절단 후 도금']);
  // Another process is another finish.
  expect(rowOf(reread(blankLine(), '앵글 50x50x6 SS275 용융아연도금 6M 10본')).details).toBe('용융아연도금');
});

test.each([
  ['레듀서 100x50 SCH40 A234-WPB 4개', '100A x 50A', '100Ax50A'],
  ['REDUCER 12x10 SCH40 A234-WPB 4 EA', '12" x 10"', '12"x10"'],
  ['PIPE 4 SCH40 A106-B 6M', '4"', '4"'],
  ['파이프 100 SCH40 SPPS38 6M', '100A', '100A'],
])('sizes without a mark are the same in the grid as at home and for sellers: %s', (text, cell, said) => {
  const read = reread(blankLine(), text);
  expect(rowOf(read).size).toBe(cell);
  for (const language of ['ko', 'en'] as const) expect(describeSpec(read.spec, language)).toContain(` ${said} `);
});
