import { expect, test } from 'vitest';
import { bareLines } from './certificates';

const ordered = [
  { id: 'a', line_no: 1, certificate_type: '3.1' },
  { id: 'b', line_no: 2, certificate_type: '3.1' },
  { id: 'c', line_no: 3, certificate_type: 'none' },
  { id: 'd', line_no: 4, certificate_type: null },
];
const lines = [
  { line_id: 'a', heat_numbers: ['H1', 'H2'] },
  { line_id: 'b', heat_numbers: [] },
  { line_id: 'c', heat_numbers: [] },
  { line_id: 'd', heat_numbers: ['H3'] },
];

test('a shipped line lacks its certificate until each of its heats has one; without a heat it lacks one', () => {
  const bare = (heats: string[]) => [...bareLines(ordered, { lines, certificates: [{ heat_numbers: heats }] })];
  expect(bare(['H1'])).toEqual(['a', 'b']);
  expect(bare(['H1', 'H2'])).toEqual(['b']);
});

test('what has not left and what needs none lacks nothing', () => {
  expect(bareLines(ordered, { lines: lines.slice(2), certificates: [] }).size).toBe(0);
});
