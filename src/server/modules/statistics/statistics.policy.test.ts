import { expect, test } from 'vitest';
import type { MemberWork } from '../../http/context';
import { ownFigures } from './statistics.policy';

test('figures are those of the caller’s company', () => {
  const work = { session: { company_id: 'a', user_id: 'u' } } as unknown as MemberWork;
  expect(ownFigures(work)).toEqual({ company_id: 'a' });
});
