import Big from 'big.js';
import { STOCK_AGES } from '../../../contract/bands';
import type { StockOverview } from '../../../contract/entities/stock';
import { trimStored } from '../../../domain/money/exact';
import type { MemberWork } from '../../http/context';
import { type AgeRow, type FigureRow, findAges, findFigures } from './overview.repository';
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
  const { warehouse_id: _warehouse, ...rest } = row;
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
  const ages = await findAges(work.db, work.session.company_id, work.now);
  const { items } = await listWarehouses(work);
  const showsCost = seesCost(work);
  return {
    ...figures(
      rows.find((row) => row.warehouse_id === null),
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
    categories: byCategory(ages),
  };
}

/** One entry for each material, with all ages that it has, the heaviest material first. */
function byCategory(rows: readonly AgeRow[]): StockOverview['categories'] {
  return [...new Set(rows.map(({ category }) => category))]
    .map((category) => {
      const own = rows.filter((row) => row.category === category);
      const weight = (key: 'weight_kg' | 'open_weight_kg') =>
        trimStored(own.reduce((sum, row) => sum.plus(row[key]), new Big(0)).toFixed());
      const count = (key: 'item_count' | 'unweighed_count') => own.reduce((sum, row) => sum + row[key], 0);
      return {
        category,
        item_count: count('item_count'),
        weight_kg: weight('weight_kg'),
        open_weight_kg: weight('open_weight_kg'),
        unweighed_count: count('unweighed_count'),
        ages: STOCK_AGES.flatMap((age) =>
          own
            .filter((row) => row.age === age)
            .map((row) => ({ age, item_count: row.item_count, weight_kg: trimStored(row.weight_kg) })),
        ),
      };
    })
    .sort((a, b) => Number(b.weight_kg) - Number(a.weight_kg));
}
