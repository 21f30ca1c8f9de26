// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { ApprovalRules } from '../../../../contract/entities/approval';
import { sampleRule } from '../../../../../tests/support/sampleRule';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { ApiProvider } from '../../../api/ApiProvider';
import { ApprovalRulesSection } from './ApprovalRulesSection';

const PUT = 'PUT /company/approval';
const ruleOf = (name: string) => sampleRule({ name });

/** The section over a server on which a colleague states `theirs` right after the page was read. */
async function whileAColleagueStates(first: string[], theirs: string[]) {
  let now: ApprovalRules = { version: 1, rules: first.map(ruleOf) };
  const server = answeringApi({
    'GET /company/approval': () => now,
    'GET /company/role': () => ({ items: [] }),
    'GET /company/unit': () => ({ items: [] }),
    [PUT]: (body) => {
      const sent = body as ApprovalRules;
      if (now.version === 1) {
        now = { version: 2, rules: theirs.map(ruleOf) };
        throw refusal(PUT, 'Changed elsewhere', ERROR_CODES.STALE_VERSION);
      }
      now = { version: sent.version + 1, rules: sent.rules };
      return now;
    },
  });
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <ApprovalRulesSection members={[]} manages />
    </ApiProvider>,
  );
  const names = () => now.rules.map(({ name }) => name);
  const stated = () => now.rules;
  /** Presses the button of the open window, is refused, and presses it again. */
  const pressTwice = async (label: string) => {
    const press = async () =>
      part.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: part.say(label) }));
    await press();
    await within(screen.getByRole('dialog')).findByText('Changed elsewhere');
    await press();
  };
  return { ...part, names, stated, pressTwice };
}

test('a new rule that was refused since a colleague added one stands beside it afterwards', async () => {
  const { user, say, names, pressTwice } = await whileAColleagueStates(['Pipes'], ['Pipes', 'Flanges']);
  await user.click(await screen.findByRole('button', { name: say('approval:rules.add') }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.type(within(dialog).getByLabelText(say('approval:rules.name')), 'Valves');
  await user.selectOptions(within(dialog).getByLabelText(say('approval:rules.step', { n: 1 })), 'owner');
  await pressTwice('approval:rules.save');
  await waitFor(() => expect(names()).toEqual(['Pipes', 'Flanges', 'Valves']));
});

test('a change of one rule never lands on another that took its place meanwhile', async () => {
  const { user, say, names, pressTwice } = await whileAColleagueStates(['Pipes', 'Flanges'], ['Valves', 'Pipes']);
  await user.click(await screen.findByRole('button', { name: say('approval:rules.editOf', { name: 'Pipes' }) }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.type(within(dialog).getByLabelText(say('approval:rules.name')), ' and tubes');
  await pressTwice('approval:rules.save');
  await waitFor(() => expect(names()).toEqual(['Valves', 'Pipes and tubes']));
});

test('a rule that is gone meanwhile is not removed in another’s place', async () => {
  const { user, say, names } = await whileAColleagueStates(['Pipes', 'Flanges'], ['Flanges']);
  await user.click(await screen.findByRole('button', { name: say('approval:rules.removeOf', { name: 'Pipes' }) }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.click(within(dialog).getByRole('button', { name: say('approval:rules.remove') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Flanges']);
});

test('a rule about quotations asks for their sum alone, and says in the table what it is about', async () => {
  const { user, say, stated, pressTwice } = await whileAColleagueStates(['Pipes'], ['Pipes']);
  await user.click(await screen.findByRole('button', { name: say('approval:rules.editOf', { name: 'Pipes' }) }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(dialog.getByLabelText(say('approval:condition.single_bidder')));
  await user.selectOptions(dialog.getByLabelText(say('approval:rules.subject')), 'quotation');
  expect(dialog.queryByLabelText(say('approval:condition.single_bidder'))).toBeNull();
  await pressTwice('approval:rules.save');
  await waitFor(() => expect(stated()[0]).toMatchObject({ subject: 'quotation', single_bidder: false }));
  const table = await screen.findByRole('table', { name: say('approval:rules.title') });
  expect(table.textContent).toContain(say('approval:subject.quotation'));
  expect(table.textContent).toContain(say('approval:condition.everyQuotation'));
});
