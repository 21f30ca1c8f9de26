// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { ApprovalNeed } from '../../../contract/entities/approval';
import { NeedBanner } from './NeedBanner';

const person = { kind: 'person' as const, account_id: '0190d7a0-0000-7000-8000-000000000001' };
const needOf = (steps: ApprovalNeed['steps']): ApprovalNeed => ({
  needed: true,
  rules: [{ name: '1천만원 이상', conditions: ['amount'] }],
  steps,
});
const byPerson = { approver: person, approver_name: '최영식', stage: 0, owners_stand_in: false };

test('names a person who approves once, and beside a role or an absent person who decides', async () => {
  const once = await renderPart(<NeedBanner need={needOf([{ ...byPerson, people: ['최영식'] }])} />);
  expect(once.container.textContent).toContain('결재선: 최영식');
  expect(once.container.textContent).not.toContain('(최영식)');

  const deputised = await renderPart(<NeedBanner need={needOf([{ ...byPerson, people: ['최영식', '김대리'] }])} />);
  expect(deputised.container.textContent).toContain('최영식 (최영식, 김대리)');

  const owner = { approver: { kind: 'owner' as const }, approver_name: null, stage: 1, owners_stand_in: false };
  const both = await renderPart(
    <NeedBanner
      need={needOf([
        { ...byPerson, people: ['최영식'] },
        { ...owner, people: ['박대표'] },
      ])}
    />,
  );
  expect(both.container.textContent).toContain('최영식 → 관리자 (박대표)');
});
