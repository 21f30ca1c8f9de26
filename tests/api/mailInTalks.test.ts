import { describe, expect, test } from 'vitest';
import * as intake from '../../src/contract/endpoints/mailIn';
import { listCounterparts, listMessages, sendMessage } from '../../src/contract/endpoints/message';
import { emailsTo } from '../support/emails';
import { ended, MAIL_DOMAIN, MAIL_IN_ENV, posted, proven, written } from '../support/mailIn';
import { type Caller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { quoted, submitted } from '../support/trade';

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

describe('an answer to a mail of a talk', () => {
  /** The buyer writes to the seller; gives where the seller answers. */
  async function startedTalk(text: string) {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    const { items } = await buyer.ok(listCounterparts, { params: { number: rfq_number_id } });
    const seller_id = items[0]?.seller_id ?? undefined;
    await buyer.ok(sendMessage, { params: { number: rfq_number_id }, body: { seller_id, text } });
    const mails = await emailsTo(server.api, seller.email, '메시지');
    const replyTo = mails.find(({ reply_to }) => reply_to !== null)?.reply_to ?? '';
    const talk = () =>
      buyer.ok(listMessages, { params: { number: rfq_number_id }, query: seller_id ? { seller_id } : {} });
    return { replyTo, talk };
  }
  const answer = { from: seller.email, attachments: [], subject: 'Re: 메시지' };
  const quotation = '\n\n2026년 11월 26일 (목) 오후 3:00, STLBS <no-reply@stlbs.test>님이 작성:\n> 납기 문의';

  test('lands in it, without what it quotes, with its files; the whole is kept', async () => {
    const { replyTo, talk } = await startedTalk('납기가 언제인가요?');
    expect(replyTo).toMatch(new RegExp(`^r-[a-z2-7]{26}-[a-z2-7]{16}@${MAIL_DOMAIN}$`));
    const pdf = { filename: '성적서.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') };
    const letter = { ...answer, to: replyTo, text: `다음 주 수요일입니다.${quotation}`, attachments: [pdf] };
    expect(await mailed(letter)).toMatchObject({ state: 'done' });
    const { items } = await talk();
    expect(items[0]).toMatchObject({ side: 'seller', own: false, text: '다음 주 수요일입니다.' });
    expect(items[0]?.attachments.map(({ name }) => name)).toEqual(['성적서.pdf']);
    const [kept] = await server.sql<{ mail_text: string }>(`select mail_text from message where id = $1`, [
      items[0]?.id,
    ]);
    expect(kept?.mail_text).toContain('> 납기 문의');
  });

  test('is taken of its person alone, proven, while it counts', async () => {
    const { replyTo, talk } = await startedTalk('위조');
    const count = async () => (await talk()).items.length;
    expect(await mailed({ ...answer, to: replyTo, head: '', text: '가짜' })).toMatchObject({ reason: 'unproven' });
    expect(await mailed({ ...answer, from: buyer.email, to: replyTo, text: '가짜' })).toMatchObject({
      reason: 'stranger',
    });
    const forged = replyTo.replace(/-[a-z2-7]{16}@/, `-${'a'.repeat(16)}@`);
    expect(await mailed({ ...answer, to: forged, text: '가짜' })).toMatchObject({ reason: 'address' });
    expect(await mailed({ ...answer, to: replyTo, text: quotation.trim() })).toMatchObject({ reason: 'nothing' });
    await server.sql(`update reply_address set expires_at = now() - interval '1 day'`);
    expect(await mailed({ ...answer, to: replyTo, text: '늦은 답' })).toMatchObject({ reason: 'address' });
    expect(await count()).toBe(1);
  });
});
