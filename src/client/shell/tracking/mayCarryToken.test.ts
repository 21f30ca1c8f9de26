import { expect, it } from 'vitest';
import { mayCarryToken } from './mayCarryToken';

it.each([
  ['/api/tracking', 'http://stlbs.test/x', true],
  ['http://stlbs.test/track', 'http://stlbs.test/x', true],
  ['https://actions.test', 'http://stlbs.test/x', true],
  ['http://actions.test', 'https://stlbs.test/x', false],
  ['http://stlbs.test:81', 'http://stlbs.test/x', false],
  ['http://', 'http://stlbs.test/x', false],
])('the token of a page goes to the own origin or over https: %s from %s is %s', (base, page, may) => {
  expect(mayCarryToken(base, page)).toBe(may);
});
