// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster } from './Toaster';
import { toast } from './toast';

test('what succeeded is said in a toast once its library is there', async () => {
  render(<Toaster />);
  toast.success('장바구니에 담았습니다');
  expect((await screen.findByRole('status')).textContent).toBe('장바구니에 담았습니다');
});
