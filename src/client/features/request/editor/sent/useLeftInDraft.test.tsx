// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answeringApi } from '../../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../../tests/support/renderPart';
import type { Profile } from '../../../../../contract/entities/person';
import type { Rfq } from '../../../../../contract/entities/rfq';
import { sampleLine } from '../../../../../contract/entities/sampleLine';
import { ApiProvider } from '../../../../api/ApiProvider';
import { serverNow } from '../../../../clock';
import { NO_EDITS, type SheetRow } from '../../../../shell/autosave/sheet';
import { putCopy } from '../../../../shell/autosave/workCopies';
import { type Session, type SessionActions, SessionContext } from '../../../../shell/session/SessionContext';
import { draftPlace } from '../draftPlace';
import { savedSheet } from '../draftSheet';
import { NEW_TERMS, toTerms } from '../terms';
import { useLeftInDraft } from './useLeftInDraft';

const [LINE, CENTRE, OTHER] = [1, 2, 3].map((end) => `0190d7a0-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const sent = {
  ...toTerms({ ...NEW_TERMS, title: '3호기' }),
  rfq_number_id: 'Q1',
  attachments: [],
  lists: [],
  lines: [sampleLine({ id: LINE, line_no: 1, raw_text: 'PIPE 4"' })],
} as unknown as Rfq;
const session = { profile: { id: 'me' } as Profile } as unknown as Session & SessionActions;

function Left() {
  const { left } = useLeftInDraft(sent);
  return (
    <output>{left ? JSON.stringify([left.fixed, left.carries, left.edits.changed[0]?.before]) : 'nothing'}</output>
  );
}

/** What is left of a draft whose line was charged here, after it was sent with its line charged to `CENTRE`. */
async function leftOf(cost_centre: string) {
  const [row] = savedSheet(sent).rows as [SheetRow];
  const edit = { row: { ...row, cells: { ...row.cells, cost_centre } }, before: { cost_centre: '' } };
  const edits = { ...NO_EDITS, changed: [edit] };
  await putCopy({ key: 'me|1', owner: 'me', place: draftPlace('Q1'), at: serverNow(), edits, sent: false });
  const lines = [{ line_id: LINE, cost_centre_id: CENTRE, project_id: null }];
  const server = answeringApi({ 'GET /rfq/Q1/cost': () => ({ cost_centre_id: null, project_id: null, lines }) });
  await renderPart(
    <ApiProvider value={server.api}>
      <SessionContext value={session}>
        <Left />
      </SessionContext>
    </ApiProvider>,
  );
  await expect.poll(() => server.sent.length).toBe(1);
}

beforeEach(() => localStorage.clear());

test('what a line is charged to is left of a draft only where it was sent otherwise, beside how it was sent', async () => {
  await leftOf(OTHER);
  await screen.findByText(JSON.stringify([['cost_centre_id'], false, { cost_centre: CENTRE }]));
});

test('a line that was sent charged as it was here leaves nothing', async () => {
  await leftOf(CENTRE);
  // The copies are read within this time; a wrong answer would stand then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  screen.getByText('nothing');
});
