import { describe, expect, it } from 'vitest';
import type { LineMatches } from '../../../../queries/market';
import { blankLine, type EditorLine } from '../editorLine';
import { reread } from '../understanding';
import { fittingOffer, matchedLines, missingOf, specsOf } from './matchedLines';

const line = (text: string): EditorLine => reread(blankLine(), text);
const offer = (open_qty: string, change: object = {}) =>
  ({
    id: open_qty,
    spec: line('PIPE SMLS 4" SCH40 A106-B').spec,
    uom: 'EA',
    open_qty,
    moq: '0',
    multiple: '0',
    ...change,
  }) as LineMatches['open'][number];
const found = (...open: LineMatches['open']): LineMatches => ({ ref: '0', open, open_count: open.length, own: [] });

describe('stock for the lines of a request', () => {
  const pipe = line('PIPE SMLS 4" SCH40 A106-B 20EA');

  it('asks for each material once and leaves out empty and excluded lines', () => {
    const again = { ...line('PIPE SMLS 4" SCH40 A106-B 5EA') };
    const out = { ...line('PIPE SMLS 6" SCH40 A106-B 5EA'), excluded: true };
    expect(specsOf([pipe, again, out, blankLine()])).toHaveLength(1);
  });

  it('shows a line only while something was found for it', () => {
    const matches = { [pipe.spec.canonical_key]: found(offer('100')) };
    expect(matchedLines([pipe, line('FLANGE 2" 150# RF')], matches).map((one) => one.line)).toEqual([pipe]);
    expect(matchedLines([{ ...pipe, excluded: true }], matches)).toEqual([]);
    expect(matchedLines([pipe], { [pipe.spec.canonical_key]: found() })).toEqual([]);
  });

  it('offers nothing for a line whose words say more of the material than its fields', () => {
    const bare = line('게이트밸브 100A 10K 8대');
    expect(specsOf([bare])).toHaveLength(1);
    for (const words of [
      '게이트밸브 100A 10K 단조강 8대',
      '게이트밸브 100A 10K XQZ 8대',
      'GATE VALVE 100A 10K ALLOY STEEL 8EA',
    ]) {
      const more = line(words);
      expect([words, specsOf([more])]).toEqual([words, []]);
      expect(matchedLines([more], { [more.spec.canonical_key]: found(offer('100')) })).toEqual([]);
    }
    expect(specsOf([line('게이트밸브 100A 10K FCD 8대')])[0]?.grade).toBe('FCD');
    expect(specsOf([line('게이트밸브 100A 10K 주철 8대')])[0]?.grade).toBe('CAST IRON');
  });

  it('moves only what can be bought in that quantity and unit', () => {
    const of = (...open: LineMatches['open']) => fittingOffer({ line: pipe, found: found(...open) });
    expect(of(offer('19'), offer('20'))?.id).toBe('20');
    expect(of(offer('100', { uom: 'M' }))).toBeNull();
    expect(of(offer('100', { multiple: '7' }))).toBeNull();
    expect(fittingOffer({ line: { ...pipe, qty: '' }, found: found(offer('100')) })).toBeNull();
  });

  it('says how much the largest lot in the unit of the line lacks, and nothing where another reason stands against it', () => {
    const of = (...open: LineMatches['open']) => missingOf({ line: pipe, found: found(...open) });
    expect(of(offer('11'), offer('8'), offer('100', { uom: 'M' }))).toBe('9');
    expect(of(offer('11'), offer('100', { multiple: '7' }))).toBeNull();
    expect(of(offer('100', { uom: 'M' }))).toBeNull();
  });
});
