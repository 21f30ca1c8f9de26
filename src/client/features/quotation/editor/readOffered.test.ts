import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { parseLine } from '../../../../domain/material/parseLine';
import { specOfLine } from '../../../../domain/material/spec';
import { offeredText } from '../../../../domain/material/answer/offeredText';
import { deviationText, withOffered, withResponse } from './offered';
import { lineInputOf } from './lineInput';
import { rowOf } from './quoteRow';
import { readOffered } from './readOffered';
import { rowIssues } from './rowIssues';

const specOf = (text: string) => specOfLine(parseLine(text));
const requested = 'PIPE SMLS 4" API 5L Gr.B SCH40 L=6M';
const row = (text = requested) => ({
  ...rowOf(sampleLine({ spec: specOf(text), qty: '10', uom: 'EA' }), undefined, true),
  unit_price: '1000',
});

describe('what is offered instead, typed in the row', () => {
  it.each([
    ['A106 Gr.B', 'grade', 'API5L-B', 'A106-B'],
    ['SCH80', 'schedule', '40', '80'],
    ['ERW', 'type', 'SMLS', 'ERW'],
  ])('%s is read as the field it states', (text, field, before, offered) => {
    const found = readOffered(specOf(requested), text);
    expect(found?.deviations).toContainEqual({ field, requested: before, offered, reason: null });
    expect(found?.offered_spec).toMatchObject({ category: 'pipe', nps: ['4'], canonical_key: '' });
  });

  it('lets the wall follow another schedule, and keeps words that are left over as the reason', () => {
    const found = readOffered(specOf(requested), 'SCH80 재고 규격');
    expect(found?.offered_spec?.wall_mm).toBe('8.56');
    expect(found?.deviations).toEqual([
      { field: 'schedule', requested: '40', offered: '80', reason: '재고 규격' },
      { field: 'wall_mm', requested: '6.02', offered: '8.56', reason: null },
    ]);
  });

  it('reads a flange by its own words', () => {
    const found = readOffered(specOf('FLANGE WN 4" 150# RF A105'), 'A105N SO');
    expect(found?.deviations.map(({ field, offered }) => [field, offered])).toEqual([
      ['type', 'SO'],
      ['grade', 'A105N'],
    ]);
  });

  it.each(['', '문의', 'API 5L Gr.B', 'FLANGE WN 4"'])('does not take %s for something else', (text) => {
    expect(readOffered(specOf(requested), text)).toBeNull();
  });

  it('makes the answer an alternate with its difference, and as requested again once it is emptied', () => {
    const offered = withOffered(row(), 'A106 Gr.B', readOffered);
    expect(offered).toMatchObject({ response: 'alternate', offered: 'A106 Gr.B' });
    expect(deviationText(offered.deviations)).toBe('API5L-B → A106-B');
    expect(rowIssues(offered, true)).toEqual({});
    expect(lineInputOf(offered)).toMatchObject({ response: 'alternate', deviations: [{ offered: 'A106-B' }] });
    expect(withOffered(offered, '', readOffered)).toMatchObject({
      response: 'exact',
      offered_spec: null,
      deviations: [],
    });
    const exact = withResponse(offered, 'exact');
    expect(exact.offered).toBe('');
    expect(withResponse(exact, 'alternate').offered).toBe('A106-B');
  });

  it('keeps a text that cannot be read in its cell, and sends nothing of it', () => {
    const unread = withOffered(row(), '문의', readOffered);
    expect(unread.offered).toBe('문의');
    expect(rowIssues(unread, true)).toEqual({ offered: { key: 'offered' } });
    expect(lineInputOf(unread).deviations).toEqual([]);
  });

  it('writes differences as they can be typed again', () => {
    const { deviations } = withOffered(row(), 'A106 Gr.B SCH80', readOffered);
    const again = readOffered(specOf(requested), offeredText(deviations));
    expect(again?.deviations).toEqual(deviations);
  });
});
