import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { warehouse } from '../../db/schema/stock';
import { selectRows } from '../../db/statement';

/** Makers of open lots. Walks the index from one name to the next, so a million lots cost as much as their makers. */
export async function findMakers(db: Executor, most: number): Promise<string[]> {
  const rows = await selectRows(
    db,
    { maker: 'text' },
    sql`
    with recursive walk(maker) as (
      (select maker from stock_item where is_open and open_qty > 0 and maker is not null
       order by maker limit 1)
      union all
      select (select s.maker from stock_item s
        where s.is_open and s.open_qty > 0 and s.maker > walk.maker order by s.maker limit 1)
      from walk where walk.maker is not null)
    select maker from walk where maker is not null limit ${most}`,
  );
  return rows.map((row) => row.maker);
}

/** Regions in which somebody has a warehouse, at most `most`, in no order. */
export async function findPlaces(db: Executor, most: number): Promise<string[]> {
  const rows = await db.selectDistinct({ region: warehouse.region }).from(warehouse).limit(most);
  return rows.map((row) => row.region);
}

/** Companies that sell, once by each of their names: they deal in something or have a warehouse. */
export async function findStoreNames(db: Executor, most: number) {
  return selectRows(
    db,
    { id: 'uuid', name: 'text' },
    sql`
    select c.id, n.name from company c cross join lateral (values (c.name), (c.name_en)) n (name)
    where n.name is not null and (
      exists (select 1 from sale_material m where m.company_id = c.id)
      or exists (select 1 from warehouse w where w.company_id = c.id))
    order by c.id limit ${most}`,
  );
}
