// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../tests/support/testRouter';
import { WorkNav } from './WorkNav';

setTestRouter({ pathname: '/service/buyer', asPath: '/service/buyer', locale: 'ko', defaultLocale: 'ko' });

const railOf = () => document.documentElement.dataset['rail'];

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['rail'];
});

test('the navigation folds to its icons with its names kept, and opens again', async () => {
  const { user, say } = await renderPart(<WorkNav />);
  await user.click(screen.getByRole('button', { name: say('layout:rail.fold') }));
  expect(railOf()).toBe('folded');
  expect(screen.getByRole('link', { name: say('layout:nav.stores') }).title).toBe(say('layout:nav.stores'));
  await user.click(screen.getByRole('button', { name: say('layout:rail.open') }));
  expect(railOf()).toBeUndefined();
});
