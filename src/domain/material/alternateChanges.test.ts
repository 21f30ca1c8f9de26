import { describe, expect, it } from 'vitest';
import { emptySpec, type Spec } from '../../contract/entities/spec';
import { alternateChanges } from './alternateChanges';

const requestedLine: Spec = { ...emptySpec, category: 'pipe', nps: ['4'], dn: [100], grade: 'API5L-B' };
const requested = { raw_text: '4" API 5L Gr.B', spec: requestedLine };

describe('what an alternate changes', () => {
  it('is what its seller states, field by field with the reason', () => {
    const deviation = { field: 'grade', requested: 'API5L-B', offered: 'A106-B', reason: '재고' };
    expect(alternateChanges({ requested, offered: null, deviations: [deviation] }, 'ko')).toEqual([deviation]);
  });

  it('is one item against the other where no field is stated, in the language of the reader', () => {
    const offered = { ...requestedLine, grade: 'A106-B' };
    const [change] = alternateChanges({ requested, offered, deviations: [] }, 'ko');
    expect(change).toMatchObject({ field: null, requested: '강관 100A API5L-B', offered: '강관 100A A106-B' });
  });

  it('falls back on the words of the list, and leaves empty what nobody stated', () => {
    const unread = { raw_text: '특수 배관', spec: emptySpec };
    expect(alternateChanges({ requested: unread, offered: null, deviations: [] }, 'en')).toEqual([
      { field: null, requested: '특수 배관', offered: '', reason: null },
    ]);
  });
});
