import { stockItemInput } from '../../../contract/entities/stock';
import type { StockItem } from '../../../contract/entities/stock';
import { parseLine } from '../../../domain/material/parseLine';
import { specOfLine } from '../../../domain/material/spec';
import { cut } from '../../modules/stock/cut.service';
import { createItems, readItem } from '../../modules/stock/item.service';
import { count, issue, move, receive } from '../../modules/stock/movement.service';
import { openItems } from '../../modules/stock/opening.service';
import { listWarehouses } from '../../modules/stock/warehouse.service';
import { type Stage, actorOf, workOf } from './stage';

const OWN_SELLER = 'bareun';
const LOTS = ['PIPE SMLS 3" SCH40 A106-B L=6M', 'PIPE SMLS 10" SCH40 A106-B L=6M', 'PIPE SMLS 5" SCH80 A106-B L=6M'];

/**
 * What happens in the demo seller's warehouse besides orders, on lots that nobody else touches: counted, moved, cut, taken
 * back, scrapped, sold outside the market, run low and sold out; and a used lot whose price goes up after it was opened.
 */
export function stageWarehouse(stage: Stage): void {
  const { agenda, calendar } = stage;
  const seller = actorOf(stage, OWN_SELLER);
  const work = (now: Date) => workOf(stage, seller, now);
  let lots: StockItem[] = [];
  const fresh = (now: Date, index: number) => readItem(work(now), lots[index]?.id ?? '');

  agenda.add(calendar.at(-12, 9), async (now) => {
    const [main] = (await listWarehouses(work(now))).items;
    lots = await createItems(
      work(now),
      LOTS.map((text, index) =>
        stockItemInput.parse({
          warehouse_id: main?.id,
          spec: specOfLine(parseLine(text)),
          raw_text: text,
          qty: '40',
          bin: `D-${index + 1}`,
          lot_no: `BAR-D${index + 1}`,
          condition: index === 2 ? 'used' : 'new',
          low_mark: index === 0 ? '30' : null,
        }),
      ),
    );
  });
  const step = (day: number, hour: number, index: number, act: (lot: StockItem, now: Date) => Promise<unknown>) =>
    agenda.add(calendar.at(day, hour), async (now) => void (await act(await fresh(now, index), now)));

  step(-11, 10, 0, ({ id, version }, now) => count(work(now), id, { version, counted: '38', note: '정기 실사' }));
  step(-10, 11, 0, async ({ id, version }, now) => {
    const yard = (await listWarehouses(work(now))).items[1];
    await move(work(now), id, { version, qty: '6', warehouse_id: yard?.id ?? '', bin: 'Y-2', note: '야적장 이동' });
  });
  step(-9, 10, 0, ({ id, version }, now) =>
    cut(work(now), id, { version, qty: '2', lengths_m: ['2.5', '2'], kerf_mm: '3', note: '주문 절단' }),
  );
  step(-8, 14, 0, ({ id, version }, now) =>
    issue(work(now), id, { version, qty: '4', reason: 'sale', note: '매장 판매' }),
  );
  step(-7, 15, 0, ({ id, version }, now) =>
    issue(work(now), id, { version, qty: '1', reason: 'scrap', note: '끝단 손상' }),
  );
  step(-6, 10, 0, ({ id, version }, now) =>
    receive(work(now), id, { version, qty: '1', reason: 'return', note: '반품 입고' }),
  );
  step(-5, 16, 1, ({ id, version, on_hand }, now) =>
    issue(work(now), id, { version, qty: on_hand, reason: 'shipment', note: '직거래 출고' }),
  );
  for (const [day, unit_price] of [
    [-10, '98000'],
    [-2, '104000'],
  ] as const) {
    step(day, 13, 2, (lot, now) =>
      openItems(work(now), [
        {
          item_id: lot.id,
          version: lot.version,
          open_qty: '20',
          currency: 'KRW',
          unit_price,
          price_uom: 'EA',
          moq: null,
          multiple: null,
        },
      ]),
    );
  }
}
