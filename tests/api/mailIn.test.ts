import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { linkFile } from '../../src/contract/endpoints/file';
import * as intake from '../../src/contract/endpoints/mailIn';
import { getRfq, listRfqs } from '../../src/contract/endpoints/rfq';
import { emailsTo } from '../support/emails';
import { ended, MAIL_DOMAIN, MAIL_IN_ENV, posted, proven, written } from '../support/mailIn';
import { type Caller, colleagueOf, join } from '../support/people';
import { startTrade } from '../support/startTrade';
import { until } from '../support/until';

const { server, buyer } = await startTrade({ env: MAIL_IN_ENV });

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
const rawOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

describe('the address of a company', () => {
  test('is made, shown to members, renewed and ended by who manages people; the log names no address', async () => {
    const owner = await join(server.api);
    const clerk = await colleagueOf(owner);
    expect(await clerk.ok(intake.getMailIntake)).toMatchObject({ available: true, address: null, manages: false });
    expect((await clerk.call(intake.makeMailIntake)).status).toBe(403);
    const first = await addressOf(owner);
    expect(first).toMatch(new RegExp(`^rfq-[a-z2-7]{16}@${MAIL_DOMAIN}$`));
    expect(await clerk.ok(intake.getMailIntake)).toMatchObject({ address: first, manages: false });
    const second = await addressOf(owner);
    expect(second).not.toBe(first);
    expect(await mailed({ from: owner.email, to: first })).toMatchObject({ state: 'dropped', reason: 'address' });
    expect(await owner.ok(intake.endMailIntake)).toMatchObject({ address: null });
    expect(await mailed({ from: owner.email, to: second })).toMatchObject({ state: 'dropped', reason: 'address' });
    const { items } = await owner.ok(listAudit);
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mail_intake_made', 'mail_intake_renewed', 'mail_intake_ended']),
    );
    expect(JSON.stringify(items)).not.toContain(first.split('@')[0]);
  });
});

describe('a mailed list', () => {
  test('becomes a draft of its sender, who is answered what was read', async () => {
    expect(await mailed({ subject: 'Re: 울산 2공구 배관재' })).toMatchObject({ status: 200, state: 'done' });
    const [draft] = await drafts(buyer);
    const rfq = await buyer.ok(getRfq, { params: { rfq_number_id: draft?.rfq_number_id ?? '' } });
    expect(rfq).toMatchObject({ title: '울산 2공구 배관재', status: 'DRAFT', private_note: '견적 부탁드립니다.' });
    expect(rfq.lines.filter(({ excluded }) => !excluded).slice(0, 2)).toMatchObject([
      { qty: '10', spec: { category: 'pipe' } },
      { qty: '8', spec: { category: 'flange' } },
    ]);
    expect(rfq.lists.map(({ name }) => name)).toEqual(['자재 내역.csv']);
    await buyer.ok(linkFile, { params: { file_id: rfq.lists[0]?.file_id ?? '' } });
    const [mail] = await emailsTo(server.api, buyer.email, rfq.rfq_number_id);
    expect(mail?.text).toMatch(/품목 2개를 읽었고, 그중 1개는 확인이 필요해요/);
    expect(mail?.text).toContain(`/service/buyer/type/manual?id=${rfq.rfq_number_id}`);
  });

  test('is made once, however often and at once it comes', async () => {
    const before = (await drafts(buyer)).length;
    const { bytes } = await mailed({ subject: '한 번만' });
    const again = await Promise.all([posted(server, to, bytes), posted(server, to, bytes)]);
    expect(again.map(({ status, data }) => [status, data?.taken])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect((await drafts(buyer)).length).toBe(before + 1);
  });

  test('whose process died before the end is dealt with once by the next', async () => {
    const before = (await drafts(buyer)).length;
    const bytes = Buffer.concat([
      Buffer.from(proven(buyer.email)),
      await written({
        from: buyer.email,
        to,
        subject: '두 번째 시도',
        attachments: [{ filename: 'a.csv', content: LIST }],
      }),
    ]);
    // As a killed process leaves a mail: taken, and its time over.
    const id = uuid();
    const folder = path.join(server.dataDir, 'files', id.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, id), bytes);
    await server.sql(
      `insert into incoming_mail (id, message_key, recipient, state, attempts, due_at, received_at)
       values ($1::uuid, $1::text, $2, 'running', 1, now() - interval '1 minute', now())`,
      [id, to],
    );
    const dealt = await until('it was dealt with', async () => {
      const [row] = await server.sql<{ state: string }>(`select state from incoming_mail where id = $1`, [id]);
      return row?.state === 'done' && row;
    });
    expect(dealt).toEqual({ state: 'done' });
    expect((await drafts(buyer)).length).toBe(before + 1);
  });

  test('stands in the text too, a greeting is no item', async () => {
    const text = '안녕하세요.\n아래 자재 견적 부탁드립니다.\nPIPE SMLS 6" SCH40 A106-B 12EA\n감사합니다.';
    await mailed({ subject: '본문 내역', text, attachments: [] });
    const [draft] = await drafts(buyer);
    const rfq = await buyer.ok(getRfq, { params: { rfq_number_id: draft?.rfq_number_id ?? '' } });
    expect(rfq.lines.filter(({ excluded }) => !excluded)).toMatchObject([{ qty: '12', spec: { category: 'pipe' } }]);
  });
});

describe('awkward mails', () => {
  test('file names in the letters of Korean mail programs, a table in nested parts, and winmail.dat', async () => {
    const csv = LIST.toString('base64');
    // 자재.csv in EUC-KR.
    const name = '=?ks_c_5601-1987?B?wNrA5y5jc3Y=?=';
    const raw = rawOf([
      proven(buyer.email).trim(),
      `From: =?ks_c_5601-1987?B?sei068fR?= <${buyer.email}>`,
      `To: ${to}`,
      'Subject: =?euc-kr?B?sN/A+yC/5MO7?=',
      `Message-ID: <awkward-1@daehan.test>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      '--outer',
      'Content-Type: multipart/related; boundary="middle"',
      '',
      '--middle',
      'Content-Type: multipart/alternative; boundary="inner"',
      '',
      '--inner',
      'Content-Type: text/plain; charset="ks_c_5601-1987"',
      'Content-Transfer-Encoding: base64',
      '',
      'sN/A+yC6zsW5teW4s7TPtNkuCg==',
      '--inner--',
      '--middle--',
      '--outer',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      csv,
      '--outer',
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      'Content-Disposition: attachment; filename="winmail.dat"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 2, 3]).toString('base64'),
      '--outer--',
      '',
    ]);
    await posted(server, to, raw);
    expect(await ended(server, to)).toMatchObject({ state: 'done' });
    const [draft] = await drafts(buyer);
    const rfq = await buyer.ok(getRfq, { params: { rfq_number_id: draft?.rfq_number_id ?? '' } });
    expect(rfq.title).toBe('견적 요청');
    expect(rfq.lists.map((file) => file.name)).toEqual(['자재.csv']);
    const [mail] = await emailsTo(server.api, buyer.email, '읽지 않은 첨부 파일');
    expect(mail?.text.replaceAll('\u200b', '')).toContain('winmail.dat');
  });

  test('ten megabytes are taken, more are refused at the door', async () => {
    const big = Buffer.alloc(9 * 1024 * 1024, 'a');
    const letter = {
      subject: '큰 메일',
      attachments: [
        { filename: 'list.csv', content: LIST },
        { filename: '도면.bin', content: big },
      ],
    };
    expect(await mailed(letter)).toMatchObject({ state: 'done' });
    const huge = Buffer.alloc(17 * 1024 * 1024, 'a');
    expect((await posted(server, to, huge)).status).toBe(413);
  });

  test('two hundred parts are no letter, nor is what is no mail at all', async () => {
    const attachments = Array.from({ length: 200 }, (_, at) => ({ filename: `${at}.csv`, content: LIST }));
    expect(await mailed({ attachments })).toMatchObject({ state: 'dropped', reason: 'unreadable' });
    await posted(server, to, Buffer.from([0, 1, 2, 3]));
    expect((await ended(server, to)).state).toBe('dropped');
    await posted(
      server,
      to,
      rawOf([`${proven(buyer.email)}From: ${buyer.email}`, 'Content-Type: multipart/mixed; boundary=a', '', '--a']),
    );
    expect((await ended(server, to)).state).toBe('dropped');
  });
});
