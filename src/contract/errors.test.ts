import { describe, expect, it } from 'vitest';
import type { ErrorName } from './errorCodes';
import { errorMessage, errorTable } from './errors';

const names = Object.keys(errorTable) as ErrorName[];

describe('the table of errors', () => {
  it('gives every error a code of its own, so that a client can distinguish them', () => {
    const codes = names.map((name) => errorTable[name].mcode);
    expect(names.filter((_, index) => codes.indexOf(codes[index] ?? 0) !== index)).toEqual([]);
  });

  it.each(names)('%s is said in Korean and in English', (name) => {
    expect(errorMessage(name, 'ko')).toMatch(/[가-힣].*[.!?]$/s);
    expect(errorMessage(name, 'en')).toMatch(/^[A-Z][^가-힣]+[.!?]$/s);
  });
});
