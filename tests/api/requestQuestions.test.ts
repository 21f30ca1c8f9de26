import { describe, expect, test } from 'vitest';
import * as dialogue from '../../src/contract/endpoints/rfqDialogue';
import * as user from '../../src/contract/endpoints/user';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { awarded, ended, quoted, submitted } from '../support/trade';

const { buyer, seller, rival, stranger } = await startTrade({
  people: {
    rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '경쟁철강' }),
    stranger: (api) => join(api, { company_name: '구경꾼' }),
  },
  env: { TEST_CLOCK: '1' },
});

async function kindsOf(who: Caller, rfq_number_id: string): Promise<string[]> {
  const { items } = await who.ok(user.listPush, { query: { limit: 100 } });
  return items.filter((item) => item.record_id === rfq_number_id).map((item) => item.kind);
}

describe('questions', () => {
  test('the buyer answers to all; other sellers learn neither who asked nor when', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    const requested = await seller.ok(dialogue.askQuestion, {
      params,
      body: { question: '성적서 3.2도 되나요?', line_no: 1 },
    });
    expect(requested.items).toMatchObject([{ mine: true, answer: null }]);
    expect((await rival.ok(dialogue.listQuestions, { params })).items).toEqual([]);
    const { items } = await buyer.ok(dialogue.listQuestions, { params });
    expect(items).toMatchObject([{ company_name: '대한강관', question: '성적서 3.2도 되나요?' }]);
    const question_id = items[0]?.id ?? '';
    const to = { ...params, question_id };
    await buyer.ok(dialogue.answerQuestion, { params: to, body: { version: 1, answer: '네, 돼요.' } });
    // A colleague who has not seen that answer does not write over it.
    expect(
      (await buyer.call(dialogue.answerQuestion, { params: to, body: { version: 1, answer: '안 돼요.' } })).mcode,
    ).toBe(9409);
    const seen = await rival.ok(dialogue.listQuestions, { params });
    expect(seen.items).toMatchObject([{ mine: false, asked_at: null, company_name: null, answer: '네, 돼요.' }]);
    expect(JSON.stringify(seen)).not.toMatch(/대한강관/);
    // A UUIDv7 reveals its time; what others see is random.
    expect(seen.items[0]?.id).not.toBe(question_id);
    expect(seen.items[0]?.id[14]).toBe('4');
    expect(await kindsOf(rival, rfq_number_id)).toContain('question_answered');
    expect(
      (await rival.call(dialogue.answerQuestion, { params: to, body: { version: 2, answer: '아니요' } })).mcode,
    ).toBe(3000);
    const corrected = { version: 2, answer: '네, 3.1만 돼요.' };
    await buyer.ok(dialogue.answerQuestion, { params: to, body: corrected });
    expect((await rival.ok(dialogue.listQuestions, { params })).items).toMatchObject([{ answer: corrected.answer }]);
  });

  test('ends with the deadline and is nobody else’s business', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    expect((await stranger.call(dialogue.listQuestions, { params })).mcode).toBe(3000);
    expect((await buyer.call(dialogue.askQuestion, { params, body: { question: '내 요청' } })).mcode).toBe(3108);
    await ended(buyer, rfq_number_id);
    expect((await seller.call(dialogue.askQuestion, { params, body: { question: '늦은 질문' } })).mcode).toBe(3101);
  });
});

test('who opened the quotations is written down, with what could be seen', async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  const params = { rfq_number_id };
  await quoted(seller, rfq_number_id);
  await quoted(rival, rfq_number_id);
  await buyer.ok(dialogue.noteAmountView, { params });
  await ended(buyer, rfq_number_id);
  await buyer.ok(dialogue.noteAmountView, { params });
  await buyer.ok(dialogue.noteAmountView, { params });
  const { items } = await buyer.ok(dialogue.listAmountViews, { params });
  expect(items.map((item) => [item.what, item.amounts_shown])).toEqual([
    ['comparison', true],
    ['comparison', false],
  ]);
  expect((await seller.call(dialogue.listAmountViews, { params })).mcode).toBe(3000);
  await awarded(buyer, seller, rfq_number_id);
});
