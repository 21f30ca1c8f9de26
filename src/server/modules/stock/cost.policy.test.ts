import { expect, test } from 'vitest';
import type { MemberWork } from '../../http/context';
import { seesCost } from './cost.policy';

test('what a lot costs is for those alone who have the right to it', () => {
  const sees = (...rights: MemberWork['session']['rights']) => seesCost({ session: { rights } } as MemberWork);
  expect([sees('see_cost'), sees('see_prices', 'pay'), sees()]).toEqual([true, false, false]);
});
