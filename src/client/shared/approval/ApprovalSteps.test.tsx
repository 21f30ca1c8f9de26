// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { ApprovalStep } from '../../../contract/entities/approval';
import { ApprovalSteps } from './ApprovalSteps';

const step = {
  id: 's1',
  approver: { kind: 'owner' },
  approver_name: null,
  owners_stand_in: false,
  people: ['박대표'],
  status: 'open',
  due_at: '2026-11-30T03:00:00.000Z',
  decided_by: null,
  deputy_for: null,
  decided_at: null,
  note: null,
} as unknown as ApprovalStep;

test('a due time that does not explain itself comes with how it is set', async () => {
  const { container, say, change } = await renderPart(<ApprovalSteps steps={[step]} note="절반" />);
  expect(container.textContent).toContain('2026-11-30, 12:00');
  expect(container.textContent).toContain('절반');
  change(<ApprovalSteps steps={[step]} />);
  expect(container.textContent).not.toContain('절반');
  expect(say('seller:approval.dueRule')).toContain('절반');
});

const stepOf = (id: string, people: string[]) =>
  ({
    id,
    stage: 1,
    status: 'open',
    approver: { kind: 'person' },
    approver_name: '김팀장',
    people,
    decided_by: null,
    deputy_for: null,
    decided_at: null,
    due_at: '2099-01-01T00:00:00Z',
    note: null,
    owners_stand_in: false,
  }) as unknown as ApprovalStep;

test('a person who decides alone is named once, others who may decide in the name of the step beside it', async () => {
  const { say } = await renderPart(
    <ApprovalSteps steps={[stepOf('a', ['김팀장']), stepOf('b', ['김팀장', '이부장'])]} />,
  );
  expect(screen.queryByText(new RegExp(`^${say('approval:step.people', { people: '김팀장' })} · `))).toBeNull();
  expect(
    screen.getByText((words) => words.startsWith(say('approval:step.people', { people: '김팀장, 이부장' }))),
  ).toBeTruthy();
});
