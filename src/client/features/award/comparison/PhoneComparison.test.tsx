// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { ApiProvider } from '../../../api/ApiProvider';
import { cell, comparisonOf, seller } from '../sampleComparison';
import type { MatrixProps } from './Matrix';
import { PhoneComparison } from './PhoneComparison';
import { useSampleMatrix } from './sampleMatrix';

setTestRouter({ query: { x: 'Q1' }, asPath: '/', pathname: '/' });

const file = { file_id: '1', name: 'datasheet.pdf', size: 10, content_type: 'application/pdf', created_at: '' };
const sellers = [
  seller('a', {
    like_for_like_amount: '1000',
    expired: true,
    all_or_nothing: true,
    awaiting_line_count: 2,
    attachments: [file],
  }),
  seller('b', { like_for_like_amount: '2000', company_verified: false, bid_status: 'DECLINED' }),
];
const comparison = comparisonOf(sellers, [
  [cell('a', '500'), cell('b', '900')],
  [cell('a', '501'), cell('b', '901')],
]);

type Change = Partial<MatrixProps> & { backwards?: boolean };
function Sample({ backwards = false, ...change }: Change) {
  const sample = useSampleMatrix({ comparison, ...change });
  return <PhoneComparison {...sample} facts={backwards ? [...sample.facts].reverse() : sample.facts} />;
}

async function shown(change: Change = {}) {
  const server = answeringApi({ 'POST /rfq/Q1/quotation/a/ask-validity': () => ({}) });
  const part = (next: Change) => (
    <ApiProvider value={server.api}>
      <Sample {...next} />
    </ApiProvider>
  );
  const found = await renderPart(part(change));
  const totals = () =>
    within(screen.getByRole('region', { name: 'matrix' }))
      .getAllByRole('listitem')
      .slice(0, 2);
  return { ...found, server, totals, show: (next: Change) => found.change(part(next)) };
}

test('each quotation stands with its total, its state and what limits it', async () => {
  const { totals, say } = await shown();
  const [a, b] = totals().map((item) => item.textContent);
  expect(a).toContain('1,000');
  for (const word of [
    say('trade:company.verified'),
    say('project:compare.expired'),
    say('trade:terms.allOrNothing'),
    say('trade:awaiting.left', { count: 2 }),
    say('trade:status.quotation.SUBMITTED'),
  ])
    expect(a).toContain(word);
  expect(b).not.toContain(say('trade:company.verified'));
  expect(b).toContain(say('trade:status.bid.DECLINED'));
});

test('files, an extension and hiding are reached from the menu of a quotation', async () => {
  const { user, say, server } = await shown();
  const openMenu = () => user.click(screen.getByRole('button', { name: say('project:compare.moreOf', { name: 'a' }) }));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: say('project:compare.hide', { name: 'a' }) })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: say('project:compare.askValidity') }));
  expect(server.sent).toHaveLength(1);
  await openMenu();
  await user.click(await screen.findByRole('menuitem', { name: say('project:compare.files', { count: 1 }) }));
  expect((await screen.findByRole('dialog', { busy: false })).textContent).toContain('datasheet.pdf');
});

test('totals are found by what they are, wherever they stand in the head', async () => {
  const { totals } = await shown({ backwards: true });
  expect(totals()[0]?.textContent).toContain('1,000');
});

test('the details of an offer are those of the newest comparison', async () => {
  const { user, show, say } = await shown();
  await user.click(screen.getByRole('button', { name: /900/ }));
  await screen.findAllByText('900', { selector: '[role=dialog] *' });
  const rows = comparison.rows.map((row) => ({ ...row, cells: [cell('a', '500'), cell('b', '777')] }));
  show({ comparison: { ...comparison, rows } });
  expect(screen.getByRole('dialog').textContent).toContain('777');
  expect(screen.getByRole('dialog').textContent).toContain(say('project:compare.take'));
});

test('the second tap of a double tap takes nothing of the line that moved up', async () => {
  const onPick = vi.fn();
  const { say, show } = await shown({ onPick });
  const box = (line: number) =>
    screen.getByRole('checkbox', { name: say('project:compare.pick', { name: 'b', line }) });
  fireEvent.click(box(1), { detail: 1 });
  show({ onPick, rows: comparison.rows.slice(1) });
  fireEvent.click(box(2), { detail: 2 });
  expect(onPick.mock.calls).toEqual([['line1', 'b']]);
});

test('a finger to the side, or a button, leads from line to line of the same seller', async () => {
  const { user, say } = await shown();
  await user.click(screen.getByRole('button', { name: /900/ }));
  const dialog = screen.getByRole('dialog');
  const at = (place: number) => say('project:compare.lineOf', { place, count: 2 });
  await within(dialog).findByText(at(1));
  const push = (from: number, to: number, down = 0) => {
    const target = within(dialog).getByRole('button', { name: say('project:compare.lineAfter') });
    const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
    fireEvent.pointerDown(target, { ...finger, clientX: from, clientY: 0 });
    fireEvent.pointerUp(target, { ...finger, clientX: to, clientY: down });
  };
  push(300, 100);
  expect(dialog.textContent).toContain(at(2));
  await within(dialog).findAllByText('901', { exact: false });
  // Nothing stands behind the last line, and scrolling turns nothing.
  push(300, 100);
  expect(dialog.textContent).toContain(at(2));
  push(100, 200, 400);
  expect(dialog.textContent).toContain(at(2));
  await user.click(within(dialog).getByRole('button', { name: say('project:compare.lineBefore') }));
  expect(dialog.textContent).toContain(at(1));
});
