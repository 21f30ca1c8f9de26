import { expect, test } from 'vitest';
import { NO_EDITS } from '../../../../shell/autosave/sheet';
import { carried, leftEdits } from './leftEdits';

const row = (id: string, qty: string) => ({ id, cells: { qty } });
const sent = { fields: { title: '보낸 제목', deadline_date: '2026-12-01' }, rows: [row('one', '10')] };
const edited = (qty: string) => ({ ...NO_EDITS, changed: [{ row: row('one', qty), before: { qty: '9' } }] });

test('what was typed and is in the request as it was sent is not left', () => {
  expect(leftEdits(sent, [{ edits: edited('10'), sent: false }])).toBeNull();
  expect(leftEdits(sent, [{ edits: edited('12'), sent: true }])).toBeNull();
  expect(leftEdits(sent, [])).toBeNull();
});

test('what differs is left, of every tab, as a change of the request that was sent', () => {
  const title = { field: 'title', before: '', now: '다른 제목' };
  const left = leftEdits(sent, [
    { edits: edited('12'), sent: false },
    { edits: { ...NO_EDITS, fields: [title], added: [{ row: row('two', '3'), after: 'one' }] }, sent: false },
  ]);
  expect(left?.changed).toEqual([{ row: row('one', '12'), before: { qty: '10' } }]);
  expect(left?.fields).toEqual([{ field: 'title', before: '보낸 제목', now: '다른 제목' }]);
  expect(left?.added.map(({ row: { id } }) => id)).toEqual(['two']);
});

test('terms that a sent request keeps are not carried over, and are named', () => {
  const fields = [
    { field: 'title', before: '', now: '제목' },
    { field: 'deadline_date', before: '', now: '2026-12-24' },
  ];
  const { edits, fixed } = carried({ ...NO_EDITS, fields });
  expect(edits.fields.map(({ field }) => field)).toEqual(['title']);
  expect(fixed).toEqual(['deadline_date']);
});

test('what lines are charged to is not carried over, and is named once', () => {
  const cells = { qty: '10', cost_centre: 'c1', project: '' };
  const line = (id: string) => ({ id, cells });
  const { edits, fixed } = carried({
    fields: [{ field: 'cost_centre_id', before: null, now: 'c1' }],
    changed: [
      { row: line('one'), before: { cost_centre: '', qty: '9' } },
      { row: line('two'), before: { cost_centre: '' } },
      { row: line('three'), before: { project: 'p1' } },
    ],
    added: [{ row: line('four'), after: 'three' }],
    removed: [line('five')],
  });
  const left = (id: string) => ({ id, cells: { qty: '10' } });
  expect(edits).toEqual({
    fields: [],
    changed: [{ row: left('one'), before: { qty: '9' } }],
    added: [{ row: left('four'), after: 'three' }],
    removed: [left('five')],
  });
  expect(fixed).toEqual(['cost_centre_id', 'project_id']);
});
