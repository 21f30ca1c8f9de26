import { expect, it } from 'vitest';
import { filledFrom } from './bundles';

it('takes only what is missing from the other language, at any depth', () => {
  const korean = { title: '제목', menu: { home: '홈' } };
  const english = { title: 'Title', menu: { home: 'Home', faq: 'FAQ' }, only: { here: 'Here' } };
  expect(filledFrom(korean, english)).toEqual({
    title: '제목',
    menu: { home: '홈', faq: 'FAQ' },
    only: { here: 'Here' },
  });
});
