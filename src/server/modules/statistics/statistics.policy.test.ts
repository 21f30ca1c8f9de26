import { expect, test } from 'vitest';
import type { MemberWork } from '../../http/context';
import { ownFigures } from './statistics.policy';

test('figures are those of the caller’s company and kind of data', () => {
  const work = { session: { company_id: 'a', is_test: true, user_id: 'u' } } as unknown as MemberWork;
  expect(ownFigures(work)).toEqual({ company_id: 'a', isTest: true });
});
