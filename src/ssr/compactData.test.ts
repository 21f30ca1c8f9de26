import { describe, expect, it } from 'vitest';
import { type CompactData, expanded } from '../client/shell/compactData';
import { compacted } from './compactData';

/** As a browser gets it. */
const sent = (data: unknown) => JSON.parse(JSON.stringify(compacted(data))) as CompactData;

const record = (id: number, more: object = {}) => ({ id, maker: '세아제강', ...more });

describe('compact data of a page', () => {
  it.each([
    ['records of one shape', [record(1), record(2), record(3)]],
    ['records within records', [1, 2, 3].map((id) => record(id, { cells: [record(4), record(5), record(6)] }))],
    ['an infinite list', { pages: [{ items: [record(1), record(2)] }], pageParams: [null] }],
    ['records of several shapes', [record(1), record(2, { late: true }), record(3)]],
    ['the same fields in another order', [record(1), { maker: 'POSCO', id: 2 }]],
    ['names with signs', [{ 'a","b': 1 }, { a: 1, b: 2 }]],
    ['records without fields', [{}, {}]],
    ['lists of lists, of texts, of nothing', [[[1], [2]], ['a', 'b'], [], [null, null], [0, 1]]],
    ['a list of unlike parts', [record(1), null, 'text', [record(2)], 0]],
    ['a record that looks compacted', { shapes: [['id']], data: [1, 7] }],
    ['a single value', 'text'],
    ['nothing', null],
    ['zero', 0],
    ['no', false],
  ])('%s come back as they were', (_, data) => {
    const back = expanded(sent(data));
    expect(back).toEqual(data);
    // The order of fields too: what is written from it is compared by its bytes.
    expect(JSON.stringify(back)).toBe(JSON.stringify(data));
  });

  it('a field that is not there stays away', () => {
    expect(expanded(sent([record(1, { late: undefined }), record(2)]))).toEqual([record(1), record(2)]);
  });

  it('names of fields stand once, however deep their records are', () => {
    const rows = Array.from({ length: 20 }, (_, id) => ({ id, cells: [record(1), record(2)] }));
    expect(JSON.stringify(sent(rows)).split('maker')).toHaveLength(2);
  });

  it('the server draws from the very data that it compacted', () => {
    const data = { rows: [record(1)] };
    expect(expanded(compacted(data))).toBe(data);
  });
});
