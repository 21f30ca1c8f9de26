// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { LeadTimeNotice } from './LeadTimeNotice';

const line = (line_no: number, lead_days: number | null) => ({ line_no, lead_days });

test('lines that come later than required and lines without a lead time are named before anything binds', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T03:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines = [line(1, 30), line(2, 28), line(3, null), line(4, 10)];
  const { container, say, change } = await renderPart(<LeadTimeNotice lines={lines} wanted="2026-12-20" />);
  const late = { lines: '1–2', wanted: '2026-12-20', until: '2026-12-26' };
  expect(container.textContent).toContain(say('trade:lead.late', late));
  expect(container.textContent).toContain(say('trade:lead.unstated', { lines: '3' }));
  change(<LeadTimeNotice lines={[line(4, 10)]} wanted="2026-12-20" />);
  expect(container.textContent).toBe('');
});
