import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import * as quotations from '../../src/contract/endpoints/quotation';
import { getRevision } from '../../src/contract/endpoints/quotationHistory';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { listAmountViews } from '../../src/contract/endpoints/rfqDialogue';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ended, quotationBody, seenBy, submitted } from '../support/trade';
import { uploadedFile } from '../support/uploads';

let server: TestServer;
let buyer: Caller;
let author: Caller;
let rival: Caller;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
  [buyer, author, rival] = await Promise.all([
    join(server.api),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '첨부강관' }),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '엿보기상사' }),
  ]);
});
afterAll(() => server?.stop());

const NAME = '숨은-시트-4417.pdf';
const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });

async function sent(who: Caller, rfq_number_id: string, file_ids?: string[]) {
  const body = quotationBody(await seenBy(who, rfq_number_id), '150000', file_ids ? { file_ids } : {});
  return who.ok(quotations.submitQuotation, { params: { rfq_number_id }, body });
}

async function kept(who: Caller, rfq_number_id: string, file_ids?: string[]) {
  const body = quotationBody(await seenBy(who, rfq_number_id), '150000', file_ids ? { file_ids } : {});
  return who.ok(quotations.saveQuotation, { params: { rfq_number_id }, body });
}

const linked = async (who: Caller, file_id: string) => (await who.call(files.linkFile, { params: { file_id } })).mcode;
const compared = (rfq_number_id: string) => buyer.ok(getComparison, { params: { rfq_number_id } });

test('files of a sealed quotation are shown to nobody but their author before the deadline, then to the buyer', async () => {
  const { rfq_number_id, closes_at } = await submitted(buyer, { sealed: true });
  const file_id = await uploadedFile(author, server.url, NAME);
  const own = await sent(author, rfq_number_id, [file_id]);
  expect(own.quotation?.attachments).toMatchObject([{ file_id, name: NAME }]);
  const impatient = JSON.stringify([
    await compared(rfq_number_id),
    await seenBy(rival, rfq_number_id),
    (await buyer.call(quotations.getSellerRequest, { params: { rfq_number_id } })).data,
    (await rival.call(getComparison, { params: { rfq_number_id } })).data,
  ]);
  expect(impatient).not.toContain(file_id);
  expect(impatient).not.toContain(NAME);
  expect(await linked(author, file_id)).toBe(0);
  expect([await linked(buyer, file_id), await linked(rival, file_id)]).toEqual([6010, 6010]);
  // Nor can one who guessed the id hang the file on a record of his own, and read it there.
  const stolen = await rival.call(quotations.saveQuotation, {
    params: { rfq_number_id },
    body: quotationBody(await seenBy(rival, rfq_number_id), '1', { file_ids: [file_id] }),
  });
  expect(stolen.mcode).toBe(6010);
  try {
    await clock((new Date(closes_at ?? '').getTime() - Date.now()) / 1000 + 2);
    expect(await linked(buyer, file_id)).toBe(0);
    // Reading a file that may hold amounts is written down as every look at amounts is.
    const { items } = await buyer.ok(listAmountViews, { params: { rfq_number_id } });
    expect(items[0]).toMatchObject({ what: 'document', amounts_shown: true });
    expect((await compared(rfq_number_id)).sellers[0]?.attachments).toMatchObject([{ file_id, name: NAME }]);
    expect(await linked(rival, file_id)).toBe(6010);
  } finally {
    await clock(0);
  }
});

test('the buyer reads the files of an open quotation at once, never those of a draft or of one taken back', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const [first, second] = [await uploadedFile(author, server.url), await uploadedFile(author, server.url)];
  await kept(author, rfq_number_id, [first]);
  expect(await linked(buyer, first)).toBe(6010);
  const { version } = await sent(author, rfq_number_id);
  expect(await linked(buyer, first)).toBe(0);
  const draft = await kept(author, rfq_number_id, [first, second]);
  expect(draft.version).toBe(version + 1);
  expect(await linked(buyer, second)).toBe(6010);
  await author.ok(quotations.withdrawQuotation, { params: { rfq_number_id }, body: { version: draft.version } });
  expect(await linked(buyer, first)).toBe(6010);
});

test('each revision keeps the files it was sent with; files left out of a save stay', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const [first, second] = [await uploadedFile(author, server.url), await uploadedFile(author, server.url)];
  const idsOf = (list: { file_id: string }[] | undefined) => list?.map((file) => file.file_id);
  await sent(author, rfq_number_id, [first]);
  await kept(author, rfq_number_id);
  expect(idsOf((await seenBy(author, rfq_number_id)).draft?.attachments)).toEqual([first]);
  const revised = await sent(author, rfq_number_id, [second]);
  expect(idsOf(revised.quotation?.attachments)).toEqual([second]);
  const earlier = await author.ok(getRevision, { params: { rfq_number_id, revision: 1 } });
  expect(idsOf(earlier.attachments)).toEqual([first]);
  await sent(rival, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const [one, other] = (await compared(rfq_number_id)).sellers;
  expect([idsOf(one?.attachments), idsOf(other?.attachments)]).toEqual([[second], []]);
});

test('at most twenty files go with a quotation', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const file_id = await uploadedFile(author, server.url);
  const many = Array.from({ length: 21 }, (_, index) => file_id.slice(0, -2) + String(index).padStart(2, '0'));
  const body = quotationBody(await seenBy(author, rfq_number_id), '150000', { file_ids: many });
  expect((await author.call(quotations.saveQuotation, { params: { rfq_number_id }, body })).mcode).toBe(6014);
});
