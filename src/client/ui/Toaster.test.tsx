// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { ConfirmDialog } from './ConfirmDialog';
import { Toaster } from './Toaster';

const nothing = () => undefined;

/** The page with its notices, and a window over it. */
const page = (open: boolean) => (
  <>
    <Toaster />
    <ConfirmDialog open={open} onOpenChange={nothing} title="t" text="x" confirmLabel="go" onConfirm={nothing} />
  </>
);

test('a notice stands at the foot of the page, and above a window, whose buttons stand below', async () => {
  const { change } = await renderPart(page(true));
  act(() => void toast('No connection', { duration: 60_000 }));
  const place = () => screen.getByText('No connection').parentElement?.parentElement?.style;
  expect(place()?.top).toBe('0px');
  change(page(false));
  expect(place()?.bottom).toBe('0px');
});
