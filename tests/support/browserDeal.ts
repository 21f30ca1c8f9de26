import type { Language } from '../../src/contract/constants';
import * as quotations from '../../src/contract/endpoints/quotation';
import { newBuyer, newSeller, serverUrl } from './browserPeople';
import { createApi } from './http';
import { type Caller, joinSeller } from './people';
import { ended, flangeLine, pipeLine, quotationBody, seenBy, submitted } from './trade';

async function offer(seller: Caller, number: string, prices: string[], first: { qty_offered?: string } = {}) {
  const request = await seenBy(seller, number);
  const { lines, ...terms } = quotationBody(request, '1');
  const priced = lines.map((line, index) => ({
    ...line,
    unit_price: prices[index] ?? '1',
    ...(index === 0 ? first : {}),
  }));
  const body = { ...terms, freight_amount: '0', lines: priced };
  await seller.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body });
}

/** Two lines of which the best award takes the first in two parts, 4 of one seller and 6 of the other. */
export async function compared(language: Language = 'en') {
  const [buyer, one] = await Promise.all([newBuyer('ko'), newSeller(language)]);
  const other = await joinSeller(
    createApi(serverUrl()),
    ['pipe', 'flange'],
    { company_name: 'Busan Flange' },
    language,
  );
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  await offer(one, number, ['90000', '100000'], { qty_offered: '4' });
  await offer(other, number, ['100000', '150000']);
  await ended(buyer, number);
  return { buyer, one, other, number };
}
