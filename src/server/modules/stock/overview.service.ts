import Big from 'big.js';
import type { StockOverview } from '../../../contract/entities/stock';
import { trimStored } from '../../../domain/money/exact';
import type { MemberWork } from '../../http/context';
import { type FigureRow, findFigures } from './overview.repository';
import { seesCost } from './cost.policy';
import { listWarehouses } from './warehouse.service';

const nothing = {
  item_count: 0,
  weight_kg: '0',
  cost_value: '0',
  open_value: '0',
  open_count: 0,
  low_count: 0,
  uncosted_count: 0,
  reserved_count: 0,
};

const hiddenCost = { cost_value: null, uncosted_count: null };

function figures(row: FigureRow | undefined, showsCost: boolean) {
  if (!row) return showsCost ? nothing : { ...nothing, ...hiddenCost };
  const { warehouse_id: _warehouse, category: _category, ...rest } = row;
  return {
    ...rest,
    weight_kg: trimStored(row.weight_kg),
    ...(showsCost ? { cost_value: new Big(row.cost_value).round(0, Big.roundHalfUp).toFixed() } : hiddenCost),
    open_value: new Big(row.open_value).round(0, Big.roundHalfUp).toFixed(),
  };
}

/** Weight and value of the company's stock, in all, per warehouse and per category. */
export async function readOverview(work: MemberWork): Promise<StockOverview> {
  const rows = await findFigures(work.db, work.session.company_id);
  const { items } = await listWarehouses(work);
  const showsCost = seesCost(work);
  return {
    ...figures(
      rows.find((row) => row.warehouse_id === null && row.category === null),
      showsCost,
    ),
    warehouses: items.map(({ id, name, region }) => ({
      id,
      name,
      region,
      ...figures(
        rows.find((row) => row.warehouse_id === id),
        showsCost,
      ),
    })),
    categories: rows
      .filter((row) => row.category !== null)
      .map((row) => ({
        category: row.category ?? 'other',
        item_count: row.item_count,
        weight_kg: trimStored(row.weight_kg),
      }))
      .sort((a, b) => Number(b.weight_kg) - Number(a.weight_kg)),
  };
}
