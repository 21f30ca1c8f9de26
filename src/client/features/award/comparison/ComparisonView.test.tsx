// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import type { Comparison } from '../../../../contract/entities/comparison';
import { ApiProvider } from '../../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { ComparisonView } from './ComparisonView';
import { viewOf } from './matrixView';

setTestRouter({ query: { x: 'Q1' }, asPath: '/', pathname: '/' });

const quoted = (total_amount: string) => {
  const { totals } = seller('a');
  const a = seller('a', { like_for_like_amount: '5000', totals: { ...totals, total_amount } });
  return comparisonOf([a, seller('b')], [[cell('a', '5000'), cell('b', '6000')]]);
};
/** The height of the rows is nobody's setting here. */
const nobody = { status: 'out', loggedIn: false, profile: undefined } as unknown as Session & SessionActions;
const shownFrom = (
  comparison: Comparison,
  before?: Parameters<typeof ComparisonView>[0]['before'],
  api = answeringApi().api,
) => (
  <ApiProvider value={api}>
    <SessionContext value={nobody}>
      <ComparisonView comparison={comparison} view={viewOf({})} onView={() => undefined} {...(before && { before })} />
    </SessionContext>
  </ApiProvider>
);

// The document has no layout: the frame is given a size.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => 1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => 600);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('totals that are open follow a newer quotation', async () => {
  const { change, user } = await renderPart(shownFrom(quoted('71000')));
  await user.click(screen.getByRole('button', { name: /5,000/ }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  expect(dialog.textContent).toContain('71,000');
  change(shownFrom(quoted('82000')));
  expect(screen.getByRole('dialog').textContent).toContain('82,000');
});

test('while nothing is selected the foot explains the signs', async () => {
  const comparison = comparisonOf([seller('a'), seller('b')], [[cell('a', '5000', true), cell('b', '6000')]]);
  const { say, user } = await renderPart(shownFrom(comparison));
  const bar = screen.getByRole('region', { name: say('project:compare.award') });
  const legend = { name: say('project:compare.legend') };
  expect(within(bar).getByRole('list', legend)).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: say('project:compare.bestPerLine') }));
  expect(within(bar).queryByRole('list', legend)).toBeNull();
});

const phone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );

test('who has chosen nothing begins with the opened overview, on a phone with its one line', async () => {
  const award = () => shownFrom(quoted('71000'), { bids: [], approval: null });
  const { say } = await renderPart(award());
  const opener = () => screen.findByRole('button', { name: new RegExp(say('project:overview.title')) });
  expect((await opener()).getAttribute('aria-expanded')).toBe('true');
  cleanup();
  phone();
  await renderPart(award());
  expect((await opener()).getAttribute('aria-expanded')).toBe('false');
});

test('on a phone the bar at the foot has one button: it opens the award with its lines folded, once there is one', async () => {
  phone();
  const comparison = comparisonOf([seller('a'), seller('b')], [[cell('a', '5000', true), cell('b', '6000')]]);
  const { user, say } = await renderPart(shownFrom(comparison, { bids: [], approval: null }));
  const bar = await screen.findByRole('region', { name: say('project:compare.award') });
  await user.click(await within(bar).findByRole('button', { name: say('project:compare.bestPerLine') }));
  expect(within(bar).getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(within(bar).getByRole('button', { name: say('project:compare.toAward') }));
  const award = await screen.findByRole('dialog', { name: say('project:award.title') });
  const lines = within(award)
    .getByText(say('project:award.linesOf', { count: 1 }))
    .closest('details');
  expect(lines?.open).toBe(false);
  // What is written stays when the sheet is closed to look at the lines again.
  await user.type(within(award).getByRole('textbox'), '창고 재고');
  await user.keyboard('{Escape}');
  await user.click(within(bar).getByRole('button', { name: say('project:compare.toAward') }));
  expect(
    within(await screen.findByRole('dialog', { busy: false })).getByRole<HTMLTextAreaElement>('textbox').value,
  ).toBe('창고 재고');
});

test('after the order the comparison still shows who got which line', async () => {
  const compared = comparisonOf(
    [seller('a', { bid_status: 'CONFIRMED' }), seller('b')],
    [[cell('a', '5000', true), cell('b', '6000')]],
  );
  const line_no = compared.rows[0]?.line.line_no;
  const bids = [{ status: 'CONFIRMED', quotation_id: 'a', lines: [{ line_no, qty: '10' }] }];
  const { api } = answeringApi({ 'GET /project/Q1': () => ({ bids }) });
  const { container } = await renderPart(
    shownFrom({ ...compared, rfq_number_id: 'Q1', status: 'ORD' }, undefined, api),
  );
  const taken = () => [...container.querySelectorAll('td[data-taken]')].map((one) => one.textContent);
  await vi.waitFor(() => expect(taken()).toEqual([expect.stringContaining('5,000')]));
  expect(container.querySelector('td[data-taken]')?.getAttribute('aria-selected')).toBe('true');
});

test('while an award waits for approval the plan is shown and not offered, and nothing else can be chosen', async () => {
  const compared = comparisonOf([seller('a'), seller('b')], [[cell('a', '5000', true), cell('b', '6000')]]);
  const plan = {
    plan_id: 'p',
    total: '15000',
    bound: '15000',
    covered: '1',
    line_count: 1,
    sellers: 1,
    optimal: true,
    gap_pct: null,
    seconds: 1,
    version: compared.version,
    lines: [{ rfq_line_id: 'line1', quotation_id: 'a', qty: '1' }],
    single: null,
    alternates: { line_count: 0, amount: '0', share_pct: '0' },
  };
  const shown = async (approval: unknown) => {
    const { api } = answeringApi({
      [`GET /rfq/${compared.rfq_number_id}/approval`]: () => ({ approval }),
      [`GET /rfq/${compared.rfq_number_id}/plan`]: () => ({ plan }),
    });
    return renderPart(shownFrom(compared, undefined, api));
  };
  const { say, unmount } = await shown(null);
  const take = () => screen.queryByRole('button', { name: say('project:plan.take') });
  await vi.waitFor(() => expect(take()).toBeTruthy());
  expect(screen.getByRole('region', { name: say('project:compare.award') })).toBeTruthy();
  unmount();
  await shown({ status: 'waiting', actions: [], steps: [] });
  expect(await screen.findByText(new RegExp(say('project:compare.fixed')))).toBeTruthy();
  expect(await screen.findByText(/15,000/)).toBeTruthy();
  expect(take()).toBeNull();
  expect(screen.queryByRole('region', { name: say('project:compare.award') })).toBeNull();
});

test('the way back to a hidden seller says how many of its lines are selected', async () => {
  const [A, B] = ['00000000000a', '00000000000b'];
  const comparison = comparisonOf([seller(A), seller(B)], [[cell(A, '5000', true), cell(B, '6000')]]);
  const of = (hide?: string) => (
    <ApiProvider value={answeringApi().api}>
      <SessionContext value={nobody}>
        <ComparisonView comparison={comparison} view={viewOf(hide ? { hide } : {})} onView={() => undefined} />
      </SessionContext>
    </ApiProvider>
  );
  const { say, user, change } = await renderPart(of());
  await user.click(screen.getByRole('button', { name: say('project:compare.bestPerLine') }));
  change(of(A));
  const chosen = say('project:compare.showChosen', { name: A, count: 1 });
  expect(await screen.findByRole('button', { name: chosen })).toBeTruthy();
  change(of(B));
  expect(await screen.findByRole('button', { name: say('project:compare.show', { name: B }) })).toBeTruthy();
});
