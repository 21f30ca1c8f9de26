import { expect, it } from 'vitest';
import { linesOf, listFault } from './listText';

it('takes one item per line and skips the empty ones', () => {
  expect(linesOf(' PIPE 6"\r\n\n  \nELBOW 4" \n')).toEqual(['PIPE 6"', 'ELBOW 4"']);
});

it('refuses what the server would refuse', () => {
  expect(listFault(Array.from({ length: 20_000 }, () => 'x'))).toBeNull();
  expect(listFault(Array.from({ length: 20_001 }, () => 'x'))).toBe('tooMany');
  expect(listFault(['x'.repeat(2001)])).toBe('tooLong');
});
