import Big from 'big.js';
import type { OwnLot, QuotedLot } from '../../../contract/entities/ownStock';
import type { Uom } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import { trimDecimal, trimStored } from '../../../domain/money/exact';
import { fitsLine, isFindable } from '../../../domain/stock/fitsLine';
import type { MemberWork } from '../../http/context';
import { mapInTurns } from '../../inTurns';
import { findAvailable, findOwnIds, findReservedOf } from './fitting.repository';
import { findItemsById } from './item.repository';
import { seesCost } from './cost.policy';

type Found = Awaited<ReturnType<typeof findAvailable>>[number];

/** Lots shown for one line, those with the most left first. */
const SHOWN = 8;

interface Requested {
  id: string;
  spec: Spec;
}

/** The company's own lots that fit some requested lines, those with the most left first. */
export async function findFittingLots(work: MemberWork, lines: readonly Requested[]) {
  const wanted = lines.filter(({ spec }) => isFindable(spec));
  const categories = [...new Set(wanted.map(({ spec }) => spec.category))];
  const sizes = [...new Set(wanted.map(({ spec }) => spec.nps.join('x')))];
  const found = await findAvailable(work.db, work.session.company_id, categories, sizes);
  const bySize = new Map<string, { row: Found; spec: Spec; terms: ReadonlySet<string> }[]>();
  for (const row of found) {
    const key = placeOf(row.item.spec);
    const lot = { row, spec: row.item.spec, terms: new Set(row.item.terms) };
    const beside = bySize.get(key);
    if (beside) beside.push(lot);
    else bySize.set(key, [lot]);
  }
  const showsCost = seesCost(work);
  const items = await mapInTurns(wanted, ({ id, spec }) => ({
    rfq_line_id: id,
    lots: (bySize.get(placeOf(spec)) ?? [])
      .filter((lot) => fitsLine(spec, lot))
      .slice(0, SHOWN)
      .map(({ row }) => presentOwnLot(row, showsCost)),
  }));
  return { items: items.filter(({ lots }) => lots.length > 0) };
}

const placeOf = ({ category, nps }: Spec) => (category === 'bolt' ? category : `${category} ${nps.join('x')}`);

function presentOwnLot({ item, warehouse_name }: Found, showsCost: boolean): OwnLot {
  return {
    item_id: item.id,
    warehouse_name,
    spec: item.spec,
    lot_no: item.lot_no,
    heat_no: item.heat_no,
    maker: item.maker,
    origin: item.origin,
    condition: item.condition,
    certificate_type: item.certificate_type,
    uom: item.uom,
    unit_weight_kg: trimStored(item.unit_weight_kg),
    available: trimDecimal(new Big(item.on_hand).minus(item.reserved)),
    currency: item.currency,
    cost_price: showsCost ? trimStored(item.cost_price, 4) : null,
    unit_price: item.is_open ? trimStored(item.unit_price, 4) : null,
    price_uom: item.is_open ? item.price_uom : null,
  };
}

/** Which of these lots are the caller's company's own. */
export const ownLotIds = (work: MemberWork, ids: readonly string[]): Promise<Set<string>> =>
  findOwnIds(work.db, work.session.company_id, ids);

/** A line of a bid or order with the lot it was quoted from. */
interface QuotedLine {
  id: string;
  line_no: number;
  qty: string;
  uom: Uom;
  stock_item_id: string | null;
  reserve_stock: boolean;
}

/**
 * The lots that lines of the company's own bid or order were quoted from, and what is left of them. A lot that is counted in
 * another unit than its line cannot be reserved for it and is left out.
 */
export async function describeQuoted(work: MemberWork, lines: readonly QuotedLine[]): Promise<{ items: QuotedLot[] }> {
  const quoted = lines.filter((line) => line.stock_item_id !== null);
  const lots = await findItemsById(
    work.db,
    work.session.company_id,
    quoted.flatMap(({ stock_item_id }) => stock_item_id ?? []),
  );
  const byId = new Map(lots.map((lot) => [lot.item.id, lot]));
  const held = await findReservedOf(
    work.db,
    quoted.map(({ id }) => id),
  );
  const heldOf = new Map(held.map(({ order_line_id, qty }) => [order_line_id, qty]));
  const items = quoted.flatMap((line): QuotedLot[] => {
    const lot = byId.get(line.stock_item_id ?? '');
    if (!lot || lot.item.uom !== line.uom) return [];
    const { item, warehouse_name } = lot;
    return [
      {
        line_id: line.id,
        line_no: line.line_no,
        item_id: item.id,
        warehouse_name,
        lot_no: item.lot_no,
        heat_no: item.heat_no,
        qty: trimStored(line.qty),
        uom: item.uom,
        available: trimDecimal(new Big(item.on_hand).minus(item.reserved)),
        wanted: line.reserve_stock,
        reserved: trimStored(heldOf.get(line.id) ?? null),
      },
    ];
  });
  return { items };
}
