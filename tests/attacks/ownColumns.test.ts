import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { getAnswerSheet } from '../../src/contract/endpoints/answerSheet';
import { parseRfq, getRfq } from '../../src/contract/endpoints/rfq';
import type { ParsedLineDto } from '../../src/contract/entities/parse';
import { everyEmailTo } from '../support/emails';
import { startOwnTrade } from '../support/startTrade';
import { ordered, seenBy, submitted } from '../support/trade';
import { getOrderPaper } from '../../src/contract/endpoints/paper';
import { COOKIES } from '../../src/contract/constants';
import { pdfText } from '../support/pdfText';

const { server, buyer, seller } = await startOwnTrade({
  // Pages too, and a sheet comes at once, however busy the machine is.
  env: { PAGES: '1', EXPORT_AFTER_MS: '600000' },
});

const SUPPLIER = '비밀철강상사';
const BUDGET = '987650';
const HEADING = '비밀동 배관';
/** A buyer's list with a heading and two columns of his own. The last row does not keep to the columns. */
const LIST = [
  'No\t품명\t규격\t재질\t수량\t단위\t예산\t기존 업체',
  `\t${HEADING}`,
  `1\tPIPE SMLS\t4" SCH40\tA106-B\t10\tEA\t${BUDGET}\t${SUPPLIER}`,
  `2\tFLANGE WN RF\t4" 150#\tA105\t8\tEA\t${BUDGET}\t${SUPPLIER}`,
  `비고\tELBOW 90 LR 4" SCH40 A234-WPB 6 EA\t\t\t\t\t${BUDGET}\t${SUPPLIER}`,
];

const toInput = ({ text, own_cells, heading, spec, qty, uom, tag, remark }: ParsedLineDto) => ({
  raw_text: text,
  own_cells,
  heading,
  spec,
  qty,
  uom,
  tag,
  remark,
});

async function readList() {
  const { lines } = await buyer.ok(parseRfq, { body: { lines: LIST } });
  return lines.filter((line) => !line.excluded);
}

/** Each way on which a request reaches a seller, as one text. */
async function waysToSeller(rfq_number_id: string) {
  const address = getAnswerSheet.path.replace('{rfq_number_id}', rfq_number_id);
  const sheet = await server.api('GET', address, { token: seller.token ?? '' });
  const { sheets } = await readXlsx(sheet.body as Uint8Array);
  const page = await fetch(`${server.url}/service/seller/${rfq_number_id}`, {
    headers: { cookie: `${COOKIES.access.name}=${seller.token}` },
  });
  return {
    request: JSON.stringify(await seenBy(seller, rfq_number_id)),
    sheet: JSON.stringify(sheets.map(({ rows }) => rows)),
    page: await page.text(),
    emails: JSON.stringify(await everyEmailTo(server.api, seller.email)),
  };
}

/** Which of the ways show a text. */
const waysWith = (ways: Record<string, string>, text: string) =>
  Object.keys(ways).filter((way) => ways[way]?.includes(text));

test('columns that no field took, and headings, stay with the buyer, on every way to a seller', async () => {
  const lines = await readList();
  expect(lines).toHaveLength(3);
  const { rfq_number_id } = await submitted(buyer, { lines: lines.map(toInput), sealed: true });
  const ways = await waysToSeller(rfq_number_id);
  // Each of them is looked at, not an error in its place.
  expect(waysWith(ways, rfq_number_id)).toEqual(['request', 'sheet', 'page', 'emails']);
  expect(waysWith(ways, 'PIPE SMLS')).toEqual(['request', 'sheet', 'page']);
  expect(waysWith(ways, SUPPLIER)).toEqual([]);
  expect(waysWith(ways, BUDGET)).toEqual([]);
  expect(waysWith(ways, HEADING)).toEqual([]);
  // Nothing is lost for the buyer himself.
  const { lines: own } = await buyer.ok(getRfq, { params: { rfq_number_id } });
  for (const { own_cells, heading } of own) {
    expect(heading).toBe(HEADING);
    expect(own_cells).toEqual([
      { title: '예산', text: BUDGET },
      { title: '기존 업체', text: SUPPLIER },
    ]);
  }
});

test('a column that the buyer shares is read by sellers, and no other', async () => {
  const lines = (await readList()).map(toInput);
  const { rfq_number_id } = await submitted(buyer, { lines, shared_columns: ['예산'] });
  const ways = await waysToSeller(rfq_number_id);
  expect(waysWith(ways, BUDGET)).toEqual(['request', 'sheet', 'page']);
  expect(waysWith(ways, SUPPLIER)).toEqual([]);
  expect(waysWith(ways, '기존 업체')).toEqual([]);
  expect(waysWith(ways, HEADING)).toEqual([]);
});

test('headings that the buyer shares are read by sellers, and no column', async () => {
  const lines = (await readList()).map(toInput);
  const { rfq_number_id } = await submitted(buyer, { lines, share_headings: true });
  const ways = await waysToSeller(rfq_number_id);
  expect(waysWith(ways, HEADING)).toEqual(['request', 'sheet', 'page']);
  expect(waysWith(ways, BUDGET)).toEqual([]);
});

test('an order and its purchase order do not carry them either', async () => {
  const lines = (await readList()).map(toInput);
  const order = await ordered(buyer, seller, { lines });
  const path = getOrderPaper.path.replace('{order_number}', order.order_number).replace('{kind}', 'purchase_order');
  const printed = await server.api('GET', path, { token: seller.token ?? '' });
  const text = `${JSON.stringify(order)}\n${await pdfText(printed.body as Uint8Array)}`;
  expect(text).toContain('PIPE SMLS');
  expect(text).not.toContain(SUPPLIER);
  expect(text).not.toContain(BUDGET);
  expect(text).not.toContain(HEADING);
});
