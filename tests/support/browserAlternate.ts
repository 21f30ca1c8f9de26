import * as quotations from '../../src/contract/endpoints/quotation';
import { newBuyer, newSeller } from './browserPeople';
import { ended, flangeLine, pipeLine, quotationBody, seenBy, submitted } from './trade';

/** A compared request of one seller, whose second line is offered in another grade than requested. */
export async function withAlternate() {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const requestedLine = {
    ...pipeLine,
    raw_text: 'PIPE 4" SCH40 API 5L Gr.B',
    spec: { ...pipeLine.spec, grade: 'API5L-B' },
  };
  const { rfq_number_id: number } = await submitted(buyer, { lines: [flangeLine, requestedLine] });
  const { lines, ...terms } = quotationBody(await seenBy(seller, number), '150000');
  const answers = lines.map((line, index) =>
    index === 1
      ? {
          ...line,
          response: 'alternate' as const,
          offered_spec: { ...pipeLine.spec, grade: 'A106-B', canonical_key: '' },
          deviations: [{ field: 'grade', requested: 'API5L-B', offered: 'A106-B', reason: '재고 보유' }],
        }
      : line,
  );
  const params = { rfq_number_id: number };
  await seller.ok(quotations.submitQuotation, { params, body: { ...terms, lines: answers } });
  await ended(buyer, number);
  return { buyer, seller, number };
}
