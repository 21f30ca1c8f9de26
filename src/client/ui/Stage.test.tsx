// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { Stage } from './Stage';
import { Track } from './Track';

test('the stage is a region named by what is to do, with its figure and its button', async () => {
  await renderPart(
    <Stage
      tone="act"
      title="Send the payment"
      figure={{ label: 'To pay', value: '8,360', note: '3 days' }}
      facts="Bank"
      actions={<Button>Report</Button>}
    />,
  );
  const stage = within(screen.getByRole('region', { name: 'Send the payment' }));
  expect(stage.getByText('8,360')).toBeTruthy();
  expect(stage.getByText('3 days')).toBeTruthy();
  expect(stage.getByText('Bank')).toBeTruthy();
  expect(stage.getByRole('button', { name: 'Report' })).toBeTruthy();
});

test('a track marks the first step that is not done, whatever was done after it', async () => {
  const { say } = await renderPart(
    <Track
      steps={[
        { key: 'ordered', label: 'Ordered', done: true, at: '2026-11-20' },
        { key: 'paid', label: 'Paid', done: false },
        { key: 'shipped', label: 'Shipped', done: true },
      ]}
    />,
  );
  const [ordered, paid, shipped] = screen.getAllByRole('listitem');
  expect(ordered?.textContent).toContain('2026-11-20');
  expect(paid?.getAttribute('aria-current')).toBe('step');
  expect(within(shipped as HTMLElement).getByLabelText(say('ui:done'))).toBeTruthy();
  expect(shipped?.hasAttribute('aria-current')).toBe(false);
});
