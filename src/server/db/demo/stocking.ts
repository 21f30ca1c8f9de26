import type { StockItem } from '../../../contract/entities/stock';
import { stockItemInput } from '../../../contract/entities/stock';
import { parseLine } from '../../../domain/material/parseLine';
import { specOfLine } from '../../../domain/material/spec';
import { kgPerUnit } from '../../../domain/material/unitWeight';
import { theoreticalWeight } from '../../../domain/material/weight';
import { createItems } from '../../modules/stock/item.service';
import { openItems } from '../../modules/stock/opening.service';
import { addWarehouse } from '../../modules/stock/warehouse.service';
import { replaceFile } from '../../modules/file/sharedFile.service';
import { marketPrice } from './market';
import { pilePhoto } from './pilePhoto';
import { SHELVES } from './shelves';
import { type Actor, type Stage, workOf } from './stage';

const WON_PER_DOLLAR = 1_380;
/** What a seller keeps for itself of its lots. */
const KEPT_SHARE = 0.2;
const COST_SHARE = 0.78;

/** Fills a seller's warehouse and opens most of it for sale. */
export async function stockUp(stage: Stage, actor: Actor, now: Date): Promise<void> {
  const stocked = SHELVES[actor.company.key];
  if (!stocked) return;
  const work = workOf(stage, actor, now);
  const { random } = stage;
  const places: string[] = [];
  for (const name of [stocked.warehouse, stocked.yard]) {
    if (!name) continue;
    const place = { name, region: stocked.region, address: actor.company.address };
    places.push((await addWarehouse(work, place)).id);
  }
  const lots = await createItems(
    work,
    stocked.materials.map((text, index) =>
      stockItemInput.parse({
        warehouse_id: places[index % 3 === 2 ? places.length - 1 : 0],
        ...bought(text),
        raw_text: text,
        qty: String(random.whole(4, 160)),
        bin: `${random.pick(['A', 'B', 'C'])}-${random.whole(1, 24)}`,
        lot_no: `${actor.company.key.toUpperCase().slice(0, 3)}-${String(index + 1).padStart(4, '0')}`,
        heat_no: `H${random.whole(100_000, 999_999)}`,
        maker: random.pick(stocked.makers),
        origin: stocked.origin,
        condition: random.chance(0.85) ? 'new' : 'surplus',
        certificate_type: random.chance(0.8) ? '3.1' : 'none',
        low_mark: random.chance(0.3) ? '10' : null,
      }),
    ),
  );
  const pipes = lots.find(({ spec }) => spec.category === 'pipe');
  if (pipes) {
    const photo = { name: 'pipes.png', bytes: pilePhoto() };
    await replaceFile(work, { record_type: 'stock_photo', record_id: pipes.id }, photo);
  }
  const sold = lots.filter(() => !random.chance(KEPT_SHARE));
  await openItems(
    work,
    sold.map((lot) => terms(stage, actor, lot)),
  );
}

/** A material with what the seller paid for a piece of it, in won. */
function bought(text: string) {
  const spec = specOfLine(parseLine(text));
  const unit_weight_kg = kgPerUnit(theoreticalWeight(spec, null, 'EA'), spec, 'EA');
  const paid = marketPrice({ spec, uom: 'EA', unit_weight_kg }).perUnit * COST_SHARE;
  return { spec, cost_price: String(Math.max(100, Math.round(paid / 100) * 100)) };
}

function terms({ random }: Stage, actor: Actor, lot: StockItem) {
  const currency = actor.company.bank?.currency ?? 'KRW';
  const won =
    marketPrice({ spec: lot.spec, uom: 'EA', unit_weight_kg: lot.unit_weight_kg }).perUnit * random.between(0.92, 1.12);
  const unit_price =
    currency === 'USD' ? (won / WON_PER_DOLLAR).toFixed(2) : String(Math.max(100, Math.round(won / 100) * 100));
  const half = String(Math.max(1, Math.floor(Number(lot.on_hand) / 2)));
  return {
    item_id: lot.id,
    version: lot.version,
    open_qty: random.chance(0.6) ? lot.on_hand : half,
    currency,
    unit_price,
    price_uom: 'EA' as const,
    moq: random.chance(0.25) ? '2' : null,
    multiple: null,
  };
}
