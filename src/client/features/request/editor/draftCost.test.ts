import { expect, test } from 'vitest';
import { chargedAs, codeId, costOf, sameCost } from './draftCost';
import { blankLine } from './editorLine';

const [C1, C2, P1] = ['1', '2', '3'].map((no) => `0190d7a0-0000-7000-8000-00000000000${no}`) as [
  string,
  string,
  string,
];
const line = (key: string, change: object) => ({ ...blankLine(), key, raw_text: 'Pipe', ...change });

test('a draft is charged as a whole and by the lines that are charged apart; a text that names no code charges nothing', () => {
  const lines = [
    line('a', { cost_centre: C2 }),
    line('b', { project: P1 }),
    line('c', {}),
    line('d', { cost_centre: 'CC-999' }),
    { ...line('e', { cost_centre: C2 }), raw_text: '' },
  ];
  expect(costOf({ cost: { cost_centre_id: C1, project_id: null }, lines })).toEqual({
    cost_centre_id: C1,
    project_id: null,
    lines: [
      { line_id: 'a', cost_centre_id: C2, project_id: null },
      { line_id: 'b', cost_centre_id: null, project_id: P1 },
    ],
  });
  expect(codeId('CC-999')).toBeNull();
});

test('what was saved comes back to its lines, and the others stay the very same', () => {
  const [first, second] = [line('a', {}), line('b', {})];
  const cost = {
    cost_centre_id: null,
    project_id: null,
    lines: [{ line_id: 'b', cost_centre_id: C1, project_id: P1 }],
  };
  const [one, two] = chargedAs([first, second], cost);
  expect(one).toBe(first);
  expect(two).toMatchObject({ cost_centre: C1, project: P1 });
});

test('the order of lines makes no other assignment', () => {
  const [a, b] = ['a', 'b'].map((line_id) => ({ line_id, cost_centre_id: C1, project_id: null })) as [never, never];
  const whole = { cost_centre_id: null, project_id: null };
  expect(sameCost({ ...whole, lines: [a, b] }, { ...whole, lines: [b, a] })).toBe(true);
  expect(sameCost({ ...whole, lines: [a] }, { ...whole, lines: [a, b] })).toBe(false);
  expect(sameCost({ ...whole, lines: [] }, { ...whole, project_id: P1, lines: [] })).toBe(false);
});
