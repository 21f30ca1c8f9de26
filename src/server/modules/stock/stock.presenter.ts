import Big from 'big.js';
import type { StockItem, StockMovement } from '../../../contract/entities/stock';
import { trimDecimal, trimStored } from '../../../domain/money/exact';
import type { StockItemFound } from './item.repository';
import type { LotFiles } from './lotFiles.service';
import type { findMovements } from './ledger.repository';

/** A lot as its own company reads it. */
export function presentItem(
  { item, warehouse_name, interests }: StockItemFound,
  files: LotFiles | undefined,
  showsCost: boolean,
): StockItem {
  const available = new Big(item.on_hand).minus(item.reserved);
  const kg = item.uom === 'KG' ? '1' : item.unit_weight_kg;
  return {
    id: item.id,
    version: item.version,
    warehouse_id: item.warehouse_id,
    warehouse_name,
    bin: item.bin,
    spec: item.spec,
    raw_text: item.raw_text,
    lot_no: item.lot_no,
    heat_no: item.heat_no,
    maker: item.maker,
    origin: item.origin,
    condition: item.condition,
    certificate_type: item.certificate_type,
    certificates: files?.certificates.get(item.id) ?? [],
    certificate_shown: item.certificate_shown,
    photos: files?.photos.get(item.id) ?? [],
    uom: item.uom,
    unit_weight_kg: trimStored(item.unit_weight_kg),
    on_hand: trimStored(item.on_hand),
    reserved: trimStored(item.reserved),
    available: trimDecimal(available),
    open_qty: trimStored(item.open_qty),
    is_open: item.is_open,
    currency: item.currency,
    unit_price: trimStored(item.unit_price, 4),
    price_uom: item.price_uom,
    moq: trimStored(item.moq),
    multiple: trimStored(item.multiple),
    cost_price: showsCost ? trimStored(item.cost_price, 4) : null,
    low_mark: trimStored(item.low_mark),
    low: item.low_mark !== null && available.lte(item.low_mark),
    weight_kg: kg === null ? null : trimDecimal(new Big(item.on_hand).times(kg)),
    remark: item.remark,
    views: item.views,
    interests,
    opened_at: item.opened_at?.toISOString() ?? null,
    updated_at: item.updated_at.toISOString(),
  };
}

type Found = Awaited<ReturnType<typeof findMovements>>[number];

/**
 * An entry of the ledger as it leaves: changes with their sign, and what the lot held and had reserved after it, in its
 * unit.
 */
export function presentMovement({ movement, ...rest }: Found): StockMovement {
  return {
    ...rest,
    id: movement.id,
    item_id: movement.item_id,
    kind: movement.kind,
    reason: movement.reason,
    on_hand_delta: trimStored(movement.on_hand_delta),
    reserved_delta: trimStored(movement.reserved_delta),
    on_hand_after: trimStored(movement.on_hand_after ?? '0'),
    reserved_after: trimStored(movement.reserved_after ?? '0'),
    reference: movement.reference,
    note: movement.note,
    actor_name: movement.actor_name,
    at: movement.at.toISOString(),
  };
}
