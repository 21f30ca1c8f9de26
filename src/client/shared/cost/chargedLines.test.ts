import { expect, test } from 'vitest';
import { chargedLines } from './chargedLines';

test('lines that are charged alike stand together; those that are gone or charged to nothing do not', () => {
  const lines = [1, 2, 3].map((line_no) => ({ id: `l${line_no}`, line_no }));
  const to = (line_id: string, cost_centre_id: string | null) => ({ line_id, cost_centre_id, project_id: null });
  const cost = {
    cost_centre_id: 'c1',
    project_id: null,
    lines: [to('l3', 'c2'), to('l1', 'c2'), to('l2', null), to('gone', 'c2')],
  };
  expect(chargedLines(cost, lines)).toEqual([{ cost_centre_id: 'c2', project_id: null, numbers: [1, 3] }]);
});
