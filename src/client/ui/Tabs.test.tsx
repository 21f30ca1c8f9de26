// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { Menu } from './Menu';
import { Tabs } from './Tabs';

const TABS = ['Lines', 'Files', 'Log'].map((label) => ({ key: label, label, content: `${label} shown` }));

test('arrows, Home and End move between tabs round the ends and show what they come to; one alone is in the Tab order', async () => {
  const change = vi.fn();
  const { user } = await renderPart(<Tabs aria-label="Parts" tabs={TABS} onChange={change} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Lines' }));
  for (const [key, name] of [
    ['ArrowRight', 'Files'],
    ['End', 'Log'],
    ['ArrowRight', 'Lines'],
    ['ArrowLeft', 'Log'],
    ['Home', 'Lines'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    const tab = screen.getByRole('tab', { name, selected: true });
    expect(document.activeElement).toBe(tab);
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`${name} shown`);
  }
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  expect(change).toHaveBeenCalledTimes(5);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Lines' }));
});

test('a tab that is shown already is not chosen again', async () => {
  const change = vi.fn();
  const { user } = await renderPart(<Tabs aria-label="Parts" tabs={TABS} onChange={change} />);
  await user.click(screen.getByRole('tab', { name: 'Lines' }));
  expect(change).not.toHaveBeenCalled();
});

test('a menu opens by key, is walked by arrows, skips what is off, acts and gives the focus back', async () => {
  const [copy, remove] = [vi.fn(), vi.fn()];
  const { user } = await renderPart(
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { key: 'copy', label: 'Copy', onSelect: copy },
        { key: 'line', kind: 'separator' },
        { key: 'off', label: 'Print', onSelect: () => undefined, disabled: true },
        { key: 'remove', label: 'Delete', onSelect: remove, danger: true },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy' })));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' })));
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('of a choice in a menu one is ticked, and another can be chosen', async () => {
  const choose = vi.fn();
  const { user } = await renderPart(
    <Menu
      trigger={<Button>Scheme</Button>}
      items={[
        {
          key: 'scheme',
          kind: 'choice',
          label: 'Colours',
          value: 'light',
          onChoose: choose,
          options: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
        },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Scheme' }));
  expect((await screen.findByRole('menuitemradio', { name: 'Light' })).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(choose).toHaveBeenCalledWith('dark');
});
