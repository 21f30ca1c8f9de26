// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { PagedList } from './PagedList';
import { Loading, SkeletonLines } from './Skeleton';
import { EmptyState } from './EmptyState';

const read = {
  data: {},
  error: null,
  isError: false,
  isFetching: false,
  refetch: vi.fn(),
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: vi.fn(),
};

const list = (more: Partial<typeof read> | { error: Error }, shown = 20) => (
  <PagedList list={{ ...read, ...more }} shown={shown} errorText={(error) => (error as Error).message}>
    <p>Rows</p>
  </PagedList>
);

test('the next page comes by a press, is counted aloud, and hands the focus on when it was the last', async () => {
  const { user, change, say } = await renderPart(list({}));
  await user.click(screen.getByRole('button', { name: say('ui:loadMore') }));
  expect(read.fetchNextPage).toHaveBeenCalledTimes(1);
  change(list({ isFetchingNextPage: true }));
  expect(screen.getByRole('button', { name: say('ui:loadMore') }).getAttribute('aria-busy')).toBe('true');
  change(list({ hasNextPage: false }, 27));
  const count = screen.getByText(say('ui:shown', { count: 27 }));
  expect(count.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(count);
});

test('a list that ends with its first page offers no further one', async () => {
  const { say } = await renderPart(list({ hasNextPage: false }));
  expect(screen.queryByRole('button', { name: say('ui:loadMore') })).toBeNull();
  expect(screen.queryByText(say('ui:shown', { count: 20 }))).toBeNull();
});

test('a first page that failed says why in place of the rows and can be read again', async () => {
  const failed = { data: undefined, error: new Error('No connection'), isError: true, hasNextPage: false };
  const { user, say } = await renderPart(list(failed));
  expect(screen.queryByText('Rows')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  await user.click(screen.getByRole('button', { name: say('ui:retry') }));
  expect(read.refetch).toHaveBeenCalledTimes(1);
});

test('a next page that failed leaves the rows and says so beside the way to try again', async () => {
  const failed = { error: new Error('No connection'), isError: true, isFetchNextPageError: true };
  const { user, say } = await renderPart(list(failed));
  expect(screen.getByText('Rows')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  const before = read.fetchNextPage.mock.calls.length;
  await user.click(screen.getByRole('button', { name: say('ui:retry') }));
  expect(read.fetchNextPage).toHaveBeenCalledTimes(before + 1);
});

test('what loads is busy and says so to readers who do not see it', async () => {
  const { container, say } = await renderPart(
    <Loading>
      <SkeletonLines lines={2} />
    </Loading>,
  );
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText(say('ui:loading'))).toBeTruthy();
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});

test('an empty place says what to do next, and can be all that a page says', async () => {
  await renderPart(
    <EmptyState title="No request yet" text="Upload a list" level="h1" action={<button type="button">Begin</button>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No request yet' })).toBeTruthy();
  expect(screen.getByText('Upload a list')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
});
