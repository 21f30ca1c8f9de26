import { describe, expect, test } from 'vitest';
import { getProject, listProjects } from '../../src/contract/endpoints/order';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { ProjectStatus } from '../../src/contract/entities/project';
import type { Rfq } from '../../src/contract/entities/rfq';
import { type Caller, join } from '../support/people';
import { startTrade } from '../support/startTrade';
import { projectIn } from '../support/states';
import { dayFromNow, draft, ended, pipeLine, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => join(api, { company_name: '남의회사' }) },
});

const STATES: ProjectStatus[] = ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'];

interface Step {
  name: string;
  from: ProjectStatus[];
  leads: ProjectStatus | 'same' | 'gone';
  take: (who: Caller, rfq: Rfq) => Promise<{ status: number; mcode: number }>;
}

const params = (rfq: Rfq) => ({ rfq_number_id: rfq.rfq_number_id });
const version = (rfq: Rfq) => ({ version: rfq.version });

const steps: Step[] = [
  {
    name: 'save',
    from: ['DRAFT'],
    leads: 'same',
    take: (who, rfq) => who.call(rfqs.saveRfq, { params: params(rfq), body: { ...version(rfq), title: '바뀐 제목' } }),
  },
  {
    name: 'discard',
    from: ['DRAFT'],
    leads: 'gone',
    take: (who, rfq) => who.call(rfqs.discardRfq, { params: params(rfq), query: version(rfq) }),
  },
  {
    name: 'submit',
    from: ['DRAFT'],
    leads: 'REQ',
    take: (who, rfq) => who.call(rfqs.submitRfq, { params: params(rfq), body: version(rfq) }),
  },
  {
    name: 'extend',
    from: ['REQ', 'COL'],
    leads: 'same',
    take: (who, rfq) =>
      who.call(rfqs.extendRfq, { params: params(rfq), body: { ...version(rfq), deadline_date: dayFromNow(20) } }),
  },
  {
    name: 'cancel',
    from: ['REQ', 'COL', 'CMP'],
    leads: 'CLS',
    take: (who, rfq) =>
      who.call(rfqs.cancelRfq, { params: params(rfq), body: { ...version(rfq), reason: '사업 보류' } }),
  },
  {
    name: 'award',
    from: ['CMP'],
    leads: 'BID',
    take: async (who, rfq) => {
      const comparison = await buyer.ok(rfqs.getComparison, { params: params(rfq) });
      const quotation_id = comparison.sellers[0]?.quotation_id ?? '0197a0a0-0000-7000-8000-000000000000';
      const lines = rfq.lines.map((line) => ({ rfq_line_id: line.id, quotation_id }));
      return who.call(rfqs.awardRfq, { params: params(rfq), body: { ...version(rfq), lines } });
    },
  },
];

describe.each(steps)('$name', (step) => {
  test.each(STATES)('from %s', async (state) => {
    const rfq = await projectIn(state, { buyer, seller });
    const answer = await step.take(buyer, rfq);
    if (!step.from.includes(state)) {
      expect(answer).toMatchObject({ status: 409, mcode: 3001 });
      expect((await readRfq(buyer, rfq.rfq_number_id)).status).toBe(state);
      return;
    }
    expect(answer.mcode).toBe(0);
    const after = await buyer.call(rfqs.getRfq, { params: params(rfq) });
    if (step.leads === 'gone') expect(after.status).toBe(404);
    else expect(after.data.status).toBe(step.leads === 'same' ? state : step.leads);
  });

  test('to a stranger there is no such request', async () => {
    const rfq = await projectIn(step.from[0] ?? 'DRAFT', { buyer, seller });
    for (const who of [stranger, seller]) {
      expect(await step.take(who, rfq)).toMatchObject({ status: 404, mcode: 3000 });
    }
  });

  test('twice at once it happens once', async () => {
    const rfq = await projectIn(step.from[0] ?? 'DRAFT', { buyer, seller });
    const answers = await Promise.all([step.take(buyer, rfq), step.take(buyer, rfq)]);
    expect(answers.filter((answer) => answer.mcode === 0)).toHaveLength(1);
    const refused = answers.find((answer) => answer.mcode !== 0);
    expect([3000, 3001, 9409]).toContain(refused?.mcode);
  });
});

describe('end early', () => {
  test('leads to CMP with a quotation, to CLS without', async () => {
    for (const [state, result] of [
      ['COL', { status: 'CMP', close_reason: null }],
      ['REQ', { status: 'CLS', close_reason: 'no_quotation' }],
    ] as const) {
      const rfq = await projectIn(state, { buyer, seller });
      expect(await buyer.ok(rfqs.endRfq, { params: params(rfq), body: version(rfq) })).toMatchObject(result);
    }
  });

  test('both sides of the lists show when it ended; before that, none does', async () => {
    const rfq = await projectIn('COL', { buyer, seller });
    const query = { q: rfq.rfq_number_id };
    const listed = async () => {
      const lists = [
        buyer.ok(rfqs.listRfqs, { query }),
        buyer.ok(listProjects, { query }),
        seller.ok(listProjects, { query }),
      ];
      return (await Promise.all(lists)).map(({ items }) => items[0]?.ended_at);
    };
    expect(await listed()).toEqual([null, null, null]);
    await buyer.ok(rfqs.endRfq, { params: params(rfq), body: version(rfq) });
    const { ended_at } = await buyer.ok(getProject, { params: params(rfq) });
    expect(ended_at).toEqual(expect.any(String));
    expect(await listed()).toEqual([ended_at, ended_at, ended_at]);
  });

  test.each(STATES.filter((state) => state !== 'REQ' && state !== 'COL'))('is refused from %s', async (state) => {
    const rfq = await projectIn(state, { buyer, seller });
    const answer = await buyer.call(rfqs.endRfq, { params: params(rfq), body: version(rfq) });
    expect(answer).toMatchObject({ status: 409, mcode: 3001 });
  });

  test('a sealed request ends early only when every seller has answered', async () => {
    const rfq = await submitted(buyer, { sealed: true });
    const refused = await buyer.call(rfqs.endRfq, { params: params(rfq), body: version(rfq) });
    expect(refused).toMatchObject({ status: 409, mcode: 3005 });
    await quoted(seller, rfq.rfq_number_id);
    const now = await readRfq(buyer, rfq.rfq_number_id);
    const sealed = await buyer.ok(rfqs.getComparison, { params: params(rfq) });
    expect(sealed).toMatchObject({ quotation_count: 1, sellers: [], sealed_until: rfq.closes_at });
    expect(JSON.stringify(sealed)).not.toContain('150000');
    expect(await buyer.ok(rfqs.endRfq, { params: params(rfq), body: version(now) })).toMatchObject({ status: 'CMP' });
    expect((await buyer.ok(rfqs.getComparison, { params: params(rfq) })).sellers).toHaveLength(1);
  });

  test('a stranger cannot', async () => {
    const rfq = await projectIn('COL', { buyer, seller });
    const answer = await stranger.call(rfqs.endRfq, { params: params(rfq), body: version(rfq) });
    expect(answer).toMatchObject({ status: 404, mcode: 3000 });
  });
});

describe('what a draft must have before it is sent', () => {
  const submit = (rfq: Rfq) => buyer.call(rfqs.submitRfq, { params: params(rfq), body: version(rfq) });

  test.each([
    ['no lines', { lines: [] }, 3002],
    ['only headings', { lines: [{ ...pipeLine, excluded: true }] }, 3002],
    ['a line without quantity', { lines: [{ ...pipeLine, qty: null }] }, 3004],
    ['no deadline', { deadline_date: null }, 3003],
    ['a deadline in the past', { deadline_date: '2020-01-02' }, 3003],
    ['no title', { title: '' }, 4],
    ['dollars without a rate', { usd_allowed: true }, 4],
  ])('%s', async (_name, change, mcode) => {
    const rfq = await draft(buyer, change);
    expect(await submit(rfq)).toMatchObject({ mcode });
    expect((await readRfq(buyer, rfq.rfq_number_id)).status).toBe('DRAFT');
  });

  test('a stale version is refused and nothing is changed', async () => {
    const rfq = await draft(buyer);
    await buyer.ok(rfqs.saveRfq, { params: params(rfq), body: { ...version(rfq), title: '다른 탭에서 바꿈' } });
    expect(await submit(rfq)).toMatchObject({ status: 409, mcode: 9409 });
    expect(await readRfq(buyer, rfq.rfq_number_id)).toMatchObject({ status: 'DRAFT', title: '다른 탭에서 바꿈' });
  });

  test('the same key twice answers the same and acts once; with another body it is refused', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same-key' };
    const body = { title: '한 번만' };
    const [first, second] = await Promise.all([
      buyer.call(rfqs.createRfq, { body }, headers),
      buyer.call(rfqs.createRfq, { body }, headers),
    ]);
    expect(first.data.rfq_number_id).toBe(second.data.rfq_number_id);
    const other = await buyer.call(rfqs.createRfq, { body: { title: '다른 것' } }, headers);
    expect(other).toMatchObject({ status: 409, mcode: 9410 });
    const missing = await buyer.call(rfqs.createRfq, { body }, { 'idempotency-key': '' });
    expect(missing).toMatchObject({ status: 400, mcode: 4 });
  });
});

test('the deadline closes by the clock of the database, once, and both sides are notified', async () => {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  const empty = await submitted(buyer);
  const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
  try {
    await clock(6 * 24 * 3600);
    expect(await readRfq(buyer, rfq_number_id)).toMatchObject({ status: 'CMP' });
    expect(await readRfq(buyer, empty.rfq_number_id)).toMatchObject({ status: 'CLS', close_reason: 'no_quotation' });
    const reported = await server.sql<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from push where record_id = $1 and kind = 'rfq_closed' group by kind`,
      [rfq_number_id],
    );
    expect(reported).toEqual([{ kind: 'rfq_closed', count: 2 }]);
  } finally {
    await clock(0);
  }
});

test('a request whose number was taken already gets another one, once', async () => {
  await server.sql('create sequence public.tries');
  await server.sql(`create function public.number_taken() returns trigger security definer language plpgsql as $$ begin
    if nextval('public.tries') = 1 then
      raise unique_violation using constraint = 'rfq_rfq_number_id_unique';
    end if;
    return new;
  end $$`);
  await server.sql(
    'create trigger number_taken before insert on public.rfq for each row execute function public.number_taken()',
  );
  const title = '번호 겹침';
  const { rfq_number_id } = await buyer.ok(rfqs.createRfq, { body: { title, lines: [pipeLine] } });
  await server.sql('drop trigger number_taken on public.rfq');
  expect(await server.sql(`select last_value::int as tries from public.tries`)).toEqual([{ tries: 2 }]);
  expect(await server.sql('select rfq_number_id from rfq where title = $1', [title])).toEqual([{ rfq_number_id }]);
});

test('a request that is ended early says when, to both sides; one whose deadline holds does not', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const number = { rfq_number_id };
  await quoted(seller, rfq_number_id);
  const seen = async () => {
    const [own, theirs] = [
      await buyer.ok(getProject, { params: number }),
      await seller.ok(getProject, { params: number }),
    ];
    return [own.ended_at, theirs.ended_at, (await seenBy(seller, rfq_number_id)).ended_at];
  };
  expect(await seen()).toEqual([null, null, null]);
  await ended(buyer, rfq_number_id);
  const { closed_at, closes_at } = await readRfq(buyer, rfq_number_id);
  expect(await seen()).toEqual([closed_at, closed_at, closed_at]);
  expect(String(closed_at) < String(closes_at)).toBe(true);
});
