import { expect, test } from 'vitest';
import { namedParts, RUNS } from './testRuns.mjs';
import { runParts } from './testRun.mjs';

const counts = (passed, failed, unsteady) => ({ passed, failed, skipped: 0, unsteady });

/** A part that prints a line before and one after it has waited for something. */
const waiting =
  (name, result, until = Promise.resolve()) =>
  async ({ print }) => {
    print(`${name} begins\n`);
    await until;
    print(`${name} ends\n`);
    return result;
  };

test('lanes run side by side, and the lines of a part stay together', async () => {
  let open = () => {};
  const opened = new Promise((resolve) => (open = resolve));
  const parts = { a: waiting('a', counts(1, 0), opened), b: waiting('b', counts(2, 1)), c: waiting('c', counts(4, 0)) };
  let printed = '';
  const { total } = await runParts([[['a'], ['b', 'c']]], parts, (text) => {
    printed += text;
    if (text.includes('c ends')) open();
  });
  expect(printed.match(/\w (begins|ends)/g)).toEqual(
    ['b', 'c', 'a'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(total).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('a stage begins when the one before has ended; a part alone writes as it goes', async () => {
  const order = [];
  const part = (name) => async (out) => {
    order.push(`${name} ${out.live}`);
    return counts(1, 0, [`${name} › test`]);
  };
  const parts = { a: part('a'), b: part('b'), c: part('c') };
  const { rows, unsteady } = await runParts([[['a'], ['b']], [['c']]], parts, () => undefined);
  expect(order).toEqual(['a false', 'b false', 'c true']);
  expect(new Set(rows.map((row) => row.split(' ')[0]))).toEqual(new Set(['a', 'b', 'c']));
  expect(unsteady).toHaveLength(3);
});

test('an unsteady test passes a normal run with its name, and fails a full one', async () => {
  const parts = { a: async () => counts(3, 0, ['a › shaky']) };
  const stages = [[['a']]];
  const run = (steadyOnly) => runParts(stages, parts, () => undefined, steadyOnly);
  expect((await run(false)).total).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect((await run(true)).total).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(RUNS.full.steadyOnly).toBe(true);
});

test('parts named alone come after a build where they start the built app', () => {
  expect(namedParts(['unit', 'newestNode']).stages).toEqual([[['build']], [['unit']], [['newestNode']]]);
  expect(namedParts(['build', 'api']).stages).toEqual([[['build']], [['api']]]);
  expect(namedParts(['unit', 'lint']).stages).toEqual([[['unit']], [['lint']]]);
});
