const SOON_MS = 48 * 60 * 60 * 1000;

/** A request whose deadline this company waits for or must meet. */
export interface Closing {
  number: string;
  title: string;
  closes_at: string;
  side: 'buyer' | 'seller';
}

interface Candidate {
  rfq_number_id: string;
  title: string;
  side: 'buyer' | 'seller';
  status: string;
  closes_at: string | null;
}

/** Requests still open that end within two days of `now` (ms), the next one first, at most five. */
export function closingSoon(projects: readonly Candidate[], now: number): Closing[] {
  const found: Closing[] = [];
  for (const { rfq_number_id, title, side, status, closes_at } of projects) {
    if (closes_at === null || (status !== 'REQ' && status !== 'COL')) continue;
    const left = Date.parse(closes_at) - now;
    if (left > 0 && left <= SOON_MS) found.push({ number: rfq_number_id, title, closes_at, side });
  }
  return found.sort((a, b) => Date.parse(a.closes_at) - Date.parse(b.closes_at)).slice(0, 5);
}
