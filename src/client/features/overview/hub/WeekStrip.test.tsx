import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartFrame } from '../../../../../tests/support/PartFrame';
import { textsIn } from '../../../../../tests/support/partTexts';
import type { HubDeadline } from '../../../../contract/entities/hub';
import { WeekStrip } from './WeekStrip';

test('the server, which does not know the time of the reader, keeps the place of the week', async () => {
  const texts = await textsIn('ko');
  const drawn = (deadlines: readonly HubDeadline[]) =>
    renderToStaticMarkup(
      <PartFrame texts={texts}>
        <WeekStrip deadlines={deadlines} />
      </PartFrame>,
    );
  const due = { due_at: '2026-11-26T08:00:00Z' } as HubDeadline;
  expect(drawn([due])).toMatch(/aria-hidden="true".*<b>/);
  expect(drawn([])).not.toContain('<b>');
});
