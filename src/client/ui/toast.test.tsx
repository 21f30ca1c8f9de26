// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Toaster } from './Toaster';
import { toast } from './toast';

afterEach(cleanup);

test('what succeeded is said in a toast once its library is there', async () => {
  render(<Toaster />);
  toast.success('장바구니에 담았습니다');
  expect((await screen.findByRole('status')).textContent).toBe('장바구니에 담았습니다');
});

test('the same words twice stand in one toast', async () => {
  render(<Toaster />);
  toast.success('발주 요청을 수락했어요.');
  toast.success('발주 요청을 수락했어요.');
  await screen.findAllByText('발주 요청을 수락했어요.');
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getAllByText('발주 요청을 수락했어요.')).toHaveLength(1);
});
