import { describe, expect, test } from 'vitest';
import { getSellerStatistics } from '../../src/contract/endpoints/statistics';
import { addMonths, seoulMonth } from '../../src/domain/time/months';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { accepted, awarded, ended, quoted, submitted } from '../support/trade';

const { server, buyer, seller, rival } = await startTrade({
  people: { rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '가까운강관' }) },
});

describe('what a price won', () => {
  const half = () => {
    const now = seoulMonth(new Date());
    return `${now.slice(0, 5)}${now.slice(5) <= '06' ? '01' : '07'}`;
  };
  const before = () => addMonths(half(), -6);
  /** Facts beside the orders that would leave them: what is under test is what of them is shown. */
  const put = (who: string, band: string, requests: number, wins: number, month: string, buyers = 3) =>
    server.sql(`set session_replication_role = replica;
      insert into quote_distance select gen_random_uuid(), (select id from company where name = '${who}'), '${band}', true,
        '${month}', md5((n % ${buyers})::text)::uuid, gen_random_uuid(), 4, n <= ${wins}
        from generate_series(1, ${requests}) n;
      set session_replication_role = origin`);
  const read = async (who: Caller) => (await who.ok(getSellerStatistics)).distance;

  test('is kept for every seller of the lines of an order, by its distance to the lowest', async () => {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(rival, rfq_number_id, '120000');
    await quoted(seller, rfq_number_id, '150000');
    await ended(buyer, rfq_number_id);
    await accepted(seller, await awarded(buyer, seller, rfq_number_id));
    const [{ name: sellerName } = { name: '' }] = await server.sql<{ name: string }>(
      `select c.name from company c join trade_order o on o.seller_company_id = c.id`,
    );
    const rows = await server.sql<{ name: string; band: string; line_count: number; won: boolean }>(
      `select c.name, d.band, d.line_count, d.won from quote_distance d join company c on c.id = d.company_id
       order by c.name`,
    );
    expect(rows).toEqual([
      { name: '가까운강관', band: 'lowest', line_count: 2, won: false },
      { name: sellerName, band: 'far', line_count: 2, won: true },
    ]);
    expect(await read(seller)).toBeNull();
  });

  test('is shown over a whole half-year of five requests of three buyers in three bands, and never less', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '거리강관' });
    await put('거리강관', 'lowest', 6, 5, before());
    await put('거리강관', 'near', 5, 2, before());
    expect(await read(own)).toBeNull();
    await put('거리강관', 'above', 4, 0, before());
    await put('거리강관', 'far', 5, 0, before(), 2);
    expect(await read(own)).toBeNull();
    await put('거리강관', 'above', 1, 0, addMonths(before(), 5));
    const shown = await read(own);
    expect(shown).toMatchObject({ from: before(), to: addMonths(before(), 5) });
    // 5 of 6 is 83 %: the figure is rounded, and no number of lines stands beside it.
    expect(shown?.bands.toSorted((a, b) => b.win_pct - a.win_pct)).toEqual([
      { band: 'lowest', win_pct: 85 },
      { band: 'near', win_pct: 40 },
      { band: 'above', win_pct: 0 },
    ]);
    await put('거리강관', 'lowest', 30, 0, half());
    expect(await read(own)).toEqual(shown);
    expect(await read(rival)).toBeNull();
  });

  test('has no period to choose by which one quotation could be set apart', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '기간강관' });
    for (const band of ['lowest', 'near', 'above']) await put('기간강관', band, 5, 1, before());
    const shown = await read(own);
    const chosen = await own.ok(getSellerStatistics, { query: { from: before(), to: before() } });
    expect(chosen.distance).toEqual(shown);
  });
});
