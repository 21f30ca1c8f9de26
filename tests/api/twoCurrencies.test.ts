import { expect, test } from 'vitest';
import { getSalesDesk } from '../../src/contract/endpoints/sale';
import * as statistics from '../../src/contract/endpoints/statistics';
import { openDollarAccount, orderInDollars } from '../support/dollarOrder';
import { readSheets } from '../../src/server/spreadsheet/readSheets';
import { startTrade } from '../support/startTrade';
import { ordered } from '../support/trade';

const { server, buyer, seller } = await startTrade();

test('spend, revenue and money to come stand in each currency: neither is added to the other nor left out', async () => {
  await openDollarAccount(seller);
  const won = await ordered(buyer, seller);
  const dollars = await orderInDollars(buyer, seller);
  const [krw, usd] = [won.totals?.supply_amount, dollars.totals?.supply_amount];
  const bought = await buyer.ok(statistics.getBuyerStatistics);
  expect(bought.total).toMatchObject({ orders: 2, spend_krw: krw, spend_usd: usd });
  expect(bought.months.at(-1)).toMatchObject({ spend_krw: krw, spend_usd: usd });
  const sold = await seller.ok(statistics.getSellerStatistics);
  expect(sold.total).toMatchObject({ revenue_krw: krw, revenue_usd: usd });
  const { revenue } = await seller.ok(getSalesDesk);
  expect(revenue.map(({ currency, amount, order_count }) => [currency, amount, order_count])).toEqual([
    ['KRW', won.totals?.total_amount, 1],
    ['USD', dollars.totals?.total_amount, 1],
  ]);
});

test('the sheet of statistics has a column for each currency', async () => {
  const file = await server.api('GET', '/statistics/sheet', { token: buyer.token ?? '', lang: 'ko' });
  const sheets = await readSheets('통계.xlsx', Buffer.from(file.body as Uint8Array));
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(String));
  const head = rows.find((row) => row[0] === '월') ?? [];
  const last = rows.at(-1) ?? [];
  const { total } = await buyer.ok(statistics.getBuyerStatistics);
  const figure = (title: string) => Number(last[head.indexOf(title)]?.replaceAll(',', ''));
  expect(figure('구매 금액(원)')).toBe(Number(total.spend_krw));
  expect(figure('구매 금액(USD)')).toBe(Number(total.spend_usd));
  expect(Number(total.spend_usd)).toBeGreaterThan(0);
});
