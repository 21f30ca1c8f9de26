// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Language } from '../../../../contract/constants';
import type { ApprovalNeed } from '../../../../contract/entities/approval';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { ApprovalPart } from './ApprovalPart';

const need: ApprovalNeed = {
  needed: true,
  rules: [{ name: '모든 견적', conditions: [] }],
  steps: [{ approver: { kind: 'owner' }, approver_name: null, stage: 1, people: ['박대표'], owners_stand_in: false }],
};

async function shown(quotation: object | null, language: Language = 'ko') {
  const request = { closes_at: '2026-11-30T08:59:59.000Z', quotation } as unknown as SellerRequest;
  return renderPart(<ApprovalPart request={request} need={need} reason="" onReason={vi.fn()} />, language);
}

test('names rule, approvers and the deadline before which all of them have to approve', async () => {
  const { container, say } = await shown(null);
  expect(container.textContent).toContain(say('approval:condition.everyQuotation'));
  expect(container.textContent).toContain('박대표');
  expect(container.textContent).toContain('11');
  expect(container.textContent).toContain(say('seller:approval.ask.late'));
});

test('says of a revision that the submitted quotation stands until then', async () => {
  const { container, say } = await shown({ revision: 1 });
  expect(container.textContent).toContain(say('seller:approval.ask.lateChange'));
  expect(container.textContent).not.toContain(say('seller:approval.ask.late'));
});

test('the deadline stands on the clock of its reader, as everywhere else', async () => {
  const usual = new Intl.DateTimeFormat().resolvedOptions();
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...usual, timeZone: 'Asia/Seoul' });
  const { container, say } = await shown(null, 'en');
  expect(container.textContent).toContain(say('seller:approval.ask.deadline', { deadline: '2026-11-30, 17:59 KST' }));
  zone.mockRestore();
});
