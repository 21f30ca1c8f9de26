// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { DeadlineText } from './DeadlineText';

test.each([
  ['Asia/Seoul', '2026-12-01, 17:00 KST'],
  ['America/New_York', '2026-12-01, 03:00 EST(17:00 KST)'],
])('a reader of English in %s reads a deadline once on each clock', async (timeZone, text) => {
  const usual = new Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone });
  const { container } = await renderPart(<DeadlineText closesAt="2026-12-01T08:00:00.000Z" countdown={false} />, 'en');
  expect(container.textContent).toBe(text);
  zone.mockRestore();
});
