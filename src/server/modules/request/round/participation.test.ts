import { expect, test } from 'vitest';
import { projectBefore, takesPart } from './participation';

test('everybody takes part in the first round, later only the sellers of the round', () => {
  expect(takesPart(1, null)).toBe(true);
  expect(takesPart(2, null)).toBe(false);
  expect(takesPart(2, { status: 'SUBMITTED', round: 1 })).toBe(false);
  expect(takesPart(2, { status: 'REREQUESTED', round: 1 })).toBe(true);
  expect(takesPart(2, { status: 'SUBMITTED', round: 2 })).toBe(true);
  expect(takesPart(2, { status: 'DRAFT', round: 2 })).toBe(false);
});

test('a seller outside a further round does not see it', () => {
  expect(projectBefore('COL', 2, { status: 'SUBMITTED', round: 1 })).toBe('CMP');
  expect(projectBefore('COL', 2, { status: 'REREQUESTED', round: 1 })).toBe('COL');
  expect(projectBefore('ORD', 2, { status: 'SUBMITTED', round: 1 })).toBe('ORD');
});
