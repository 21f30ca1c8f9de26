import { describe, expect, test } from 'vitest';
import * as intake from '../../src/contract/endpoints/mailIn';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { emailsTo, everyEmailTo } from '../support/emails';
import { ended, MAIL_IN_ENV, MAIL_SERVER, posted, proven, written } from '../support/mailIn';
import { type Caller, colleagueOf, join } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { startServer } from '../support/startServer';
import { startTrade } from '../support/startTrade';

const { server, buyer, seller } = await startTrade({ env: MAIL_IN_ENV });

const LIST = Buffer.from(
  '품명,수량,단위\nPIPE SMLS 4" SCH40 A106-B,10,EA\nFLANGE WN 4" 150# RF A105,8,EA\n정체 모를 것,,\n',
);
const addressOf = async (who: Caller) => (await who.ok(intake.makeMailIntake)).address ?? '';
const to = await addressOf(buyer);

interface Letter {
  from?: string;
  to?: string;
  /** What the receiving server put above it. */
  head?: string;
  subject?: string;
  text?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType?: string }[];
}

/** A proven mail of the buyer's with a list, unless said otherwise; waits until it was dealt with. */
async function mailed({ from = buyer.email, to: target = to, head = proven(from), ...rest }: Letter = {}) {
  const body = await written({
    from,
    to: target,
    subject: '울산 배관재 견적',
    text: '견적 부탁드립니다.',
    attachments: [{ filename: '자재 내역.csv', content: LIST }],
    ...rest,
  });
  const bytes = Buffer.concat([Buffer.from(head), body]);
  const { status } = await posted(server, target, bytes);
  return { status, bytes, ...(await ended(server, target)) };
}

const drafts = async (who: Caller) => (await who.ok(listRfqs, { query: { status: 'DRAFT', limit: 100 } })).items;

describe('who may not', () => {
  test.each([
    ['a sender whom nobody proved', { head: '' }],
    ['a header that the sender wrote', { head: proven(buyer.email, 'mx.evil.test') }],
    [
      'a header with our name below one that says no',
      {
        head: `Authentication-Results: ${MAIL_SERVER}; dmarc=fail header.from=stlbs.test\r\n${proven(buyer.email)}`,
      },
    ],
    ['a proof of another domain', { head: proven('a@evil.test') }],
  ])('%s makes nothing', async (_name, letter: Letter) => {
    const before = (await drafts(buyer)).length;
    expect(await mailed(letter)).toMatchObject({ state: 'dropped', reason: 'unproven' });
    expect((await drafts(buyer)).length).toBe(before);
  });

  test('a known sender is answered once a day', async () => {
    const owner = await join(server.api);
    const own = await addressOf(owner);
    for (const subject of ['가', '나', '다'])
      expect(await mailed({ from: owner.email, to: own, head: '', subject })).toMatchObject({ reason: 'unproven' });
    await emailsTo(server.api, owner.email, '발신자를 확인하지 못했어요');
    const answers = (await everyEmailTo(server.api, owner.email)).filter(({ subject }) => subject.includes('발신자를'));
    expect(answers).toHaveLength(1);
  });

  test.each([
    ['a stranger', async () => 'stranger@elsewhere.test'],
    ['a member of another company', async () => seller.email],
    ['two senders', async () => `${buyer.email}, other@stlbs.test`],
  ])('%s hears nothing', async (_name, sender) => {
    const from = await sender();
    const before = (await drafts(buyer)).length;
    expect(await mailed({ from, head: proven(from.split(',')[0] ?? '') })).toMatchObject({ reason: 'stranger' });
    expect((await drafts(buyer)).length).toBe(before);
    const answers = await everyEmailTo(server.api, 'stranger@elsewhere.test');
    expect(answers).toEqual([]);
  });

  test('a member without the right to make requests makes none', async () => {
    const clerk = await colleagueOf(buyer);
    await give(buyer, clerk, place('own', await ownRole(buyer, ['receive'], '검수')));
    expect(await mailed({ from: clerk.email })).toMatchObject({ state: 'dropped', reason: 'right' });
    await emailsTo(server.api, clerk.email, '메일로 처리할 수 없었어요');
  });

  test.each([
    ['auto-submitted', { 'Auto-Submitted': 'auto-replied' }],
    ['bulk', { Precedence: 'bulk' }],
    ['a list', { 'List-Id': '<news.daehan.test>' }],
  ])('a program: %s', async (_name, headers) => {
    expect(await mailed({ headers })).toMatchObject({ state: 'dropped', reason: 'automatic' });
  });

  test('the entrance is closed without the secret, and not there where mail is not taken', async () => {
    const bytes = await written({ from: buyer.email, to, text: 'x' });
    expect((await posted(server, to, bytes, null)).status).toBe(401);
    expect((await posted(server, to, bytes, 'a guess'.padEnd(40))).status).toBe(401);
    const other = await startServer();
    expect((await posted(other, to, bytes)).status).toBe(404);
    const owner = await join(other.api);
    expect(await owner.ok(intake.getMailIntake)).toMatchObject({ available: false, address: null });
    expect((await owner.call(intake.makeMailIntake)).status).toBe(404);
    await other.stop();
  });
});
