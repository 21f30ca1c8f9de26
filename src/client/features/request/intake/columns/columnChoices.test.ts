import { describe, expect, it } from 'vitest';
import { headerSignature } from '../../../../../domain/material/headerSignature';
import { fieldAt, rememberedChoices, withField } from './columnChoices';

const sheet = (name: string, headers: string[], columns: Record<string, number>) => ({
  name,
  rows: 3,
  header_row: 0,
  headers,
  sample: [],
  columns,
});

describe('remembered columns', () => {
  const headers = ['품명', '규격', '수량', '발주'];
  const signature = headerSignature(headers);

  it('knows a form again by its titles, whatever their width and spacing, and reads only what differs again', () => {
    expect(headerSignature(['품 명', '규격', ' 수량', '발주'])).toBe(signature);
    expect(headerSignature(['품명', '규격', '발주', '수량'])).not.toBe(signature);
    expect(headerSignature(['', ''])).toBe('');
    const remembered = [{ signature, columns: { name: 0, qty: 3 } }];
    const guessed = sheet('A', headers, { name: 0, qty: 2 });
    expect(rememberedChoices([guessed, sheet('B', [], {})], remembered)).toEqual([
      { sheet: 'A', columns: { name: 0, qty: 3 } },
    ]);
    expect(rememberedChoices([sheet('A', headers, { qty: 3, name: 0 })], remembered)).toEqual([]);
  });

  it('gives a column to one field, and a field to one column', () => {
    expect(withField({ name: 0, qty: 2 }, 3, 'qty')).toEqual({ name: 0, qty: 3 });
    expect(withField({ name: 0, qty: 2 }, 2, '')).toEqual({ name: 0 });
    expect(withField({ name: 0, qty: 2 }, 0, 'size')).toEqual({ qty: 2, size: 0 });
    expect(fieldAt({ name: 0 }, 0)).toBe('name');
    expect(fieldAt({ name: 0 }, 1)).toBe('');
  });
});
