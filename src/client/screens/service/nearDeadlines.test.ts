import { expect, it } from 'vitest';
import { closingSoon } from './nearDeadlines';

const now = Date.parse('2026-11-21T00:00:00Z');
const project = (rfq_number_id: string, status: string, closes_at: string | null) =>
  ({ rfq_number_id, status, closes_at, title: 't', side: 'buyer' }) as const;

it('lists open requests that end within two days, the next one first', () => {
  const found = closingSoon(
    [
      project('later', 'REQ', '2026-11-22T08:00:00Z'),
      project('next', 'COL', '2026-11-21T08:00:00Z'),
      project('past', 'COL', '2026-11-20T08:00:00Z'),
      project('far', 'REQ', '2026-11-24T08:00:00Z'),
      project('ended', 'CMP', '2026-11-21T08:00:00Z'),
      project('draft', 'REQ', null),
    ],
    now,
  );
  expect(found.map(({ number }) => number)).toEqual(['next', 'later']);
});
