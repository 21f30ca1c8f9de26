import { expect, test } from 'vitest';
import { withEarlier } from './earlierViews';

const view = (name: string, query = `q=${name}`) => ({ name, query });

test('views of the browser come behind those of the person', () => {
  expect(withEarlier([view('a')], [view('b'), view('c')])).toEqual({
    views: [view('a'), view('b'), view('c')],
    left: [],
  });
});

test('what was taken over once is not repeated, though it got another name', () => {
  const once = withEarlier([view('a', 'q=1')], [view('a', 'q=2'), view('a', 'q=1')]);
  expect(once.views).toEqual([view('a', 'q=1'), view('a (2)', 'q=2')]);
  expect(withEarlier(once.views, [view('a', 'q=2')])).toEqual({ views: once.views, left: [] });
});

test('a numbered name is no longer than a name may be', () => {
  const long = 'x'.repeat(40);
  const { views } = withEarlier([view(long, 'q=1')], [view(long, 'q=2')]);
  expect(views[1]?.name).toBe(`${'x'.repeat(36)} (2)`);
});

test('what does not fit stays in the browser', () => {
  const kept = Array.from({ length: 19 }, (_, index) => view(`${index}`));
  const { views, left } = withEarlier(kept, [view('b'), view('c')]);
  expect(views.slice(-2)).toEqual([view('18'), view('b')]);
  expect(left).toEqual([view('c')]);
});
