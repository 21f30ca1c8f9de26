import { getAwardChoice, keepAwardChoice } from '../../src/contract/endpoints/awardChoice';
import * as quotations from '../../src/contract/endpoints/quotation';
import { newBuyer, serverUrl } from './browserPeople';
import { createApi } from './http';
import { type Caller, joinSeller } from './people';
import { ended, flangeLine, pipeLine, quotationBody, seenBy, submitted } from './trade';

/** Lines of a large comparison. */
export const COMPARED_LINES = 28;

interface Compared {
  buyer: Caller;
  number: string;
}

/** A request of many lines with so many quotations: one leaves a line out, one line has a doubtful price. */
async function quotedBy(count: number): Promise<Compared> {
  const api = createApi(serverUrl());
  const buyer = await newBuyer('ko');
  const sellers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      joinSeller(api, ['pipe', 'flange'], { company_name: `Seller ${String(index + 1).padStart(2, '0')}` }, 'en'),
    ),
  );
  const lines = Array.from({ length: COMPARED_LINES }, (_, index) => (index % 2 === 0 ? pipeLine : flangeLine));
  const { rfq_number_id: number } = await submitted(buyer, { lines });
  for (const [place, seller] of sellers.entries()) {
    const { lines: usual, ...terms } = quotationBody(await seenBy(seller, number), '1');
    const quoted = usual.map((line, index) => ({
      ...line,
      unit_price: String(1_000_000 + ((index * 7 + place * 13) % 40) * 10_000),
      lead_days: 5 + ((place * 3) % 20),
      ...(place === 1 && index === 2 ? { unit_price: '100000' } : {}),
    }));
    const body = {
      ...terms,
      freight_amount: String(30_000 + place * 1000),
      lines: place === 3 ? quoted.slice(1) : quoted,
    };
    await seller.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body });
  }
  await ended(buyer, number);
  return { buyer, number };
}

const made = new Map<number, Promise<Compared>>();

/** The large comparison of so many sellers, made once, with nothing chosen. */
export async function largeComparison(sellers: number): Promise<Compared> {
  const known = made.get(sellers) ?? quotedBy(sellers);
  made.set(sellers, known);
  const { buyer, number } = await known;
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(getAwardChoice, { params });
  const emptied = lines.map(({ rfq_line_id }) => ({ rfq_line_id, shares: [] }));
  if (emptied.length > 0) await buyer.ok(keepAwardChoice, { params, body: { lines: emptied } });
  return known;
}
