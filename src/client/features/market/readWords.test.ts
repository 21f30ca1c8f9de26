import { expect, test } from 'vitest';
import { readWords } from './readWords';

test('words that name no material are of the kind that the store sells', () => {
  expect(readWords('PIPE 4" SCH40', 'flange')).toMatchObject({ category: 'pipe', nps: ['4'] });
  expect(readWords('4" 150LB', 'flange')).toMatchObject({ category: 'flange' });
});
