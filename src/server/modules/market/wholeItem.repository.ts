import type { Language } from '../../../contract/constants';
import { attachedFiles, readFiles } from '../../db/attachmentRows';
import type { Executor } from '../../db/database';
import { jsonRows } from '../../db/jsonRow';
import { stockItem, stockPrice } from '../../db/schema/stock';
import { send, statement } from '../../db/statement';
import type { Session } from '../../http/sessionType';
import type { OpenItemRow } from './openItem.repository';

const ITEM = jsonRows(stockItem);
const PRICE = jsonRows(stockPrice);

/** A lot with all that its page shows, open or not, and what its reader has to do with it. */
export interface WholeItem extends OpenItemRow {
  certificates: ReturnType<typeof readFiles>;
  photo_count: number;
  /** How many people saved it. */
  interests: number;
  /** By this reader. */
  saved: boolean;
  /** Whether the reader's company asked about it. */
  requested: boolean;
  prices: Array<typeof stockPrice.$inferSelect>;
}

type Found = Omit<WholeItem, 'item' | 'certificates' | 'prices'> & Record<'item' | 'certificates' | 'prices', unknown>;

/** `$1` the world, `$2` the lot, `$3` the person and `$4` the company that read; both null for a visitor; `$5` the reader's language. */
const WHOLE = statement<Found>(
  'whole_item',
  `select ${ITEM.array('i')} as item, coalesce(case when $5::text = 'en' then c.name_en end, c.name) as store_name, c.verification = 'verified' as store_verified,
    ${attachedFiles('stock_certificate', 'i.id')} as certificates,
    (select count(*)::int from file_attachment a where a.record_type = 'stock_photo' and a.record_id = i.id) as photo_count,
    (select count(*)::int from interest n
      where n.is_test = i.is_test and n.record_type = 'stock' and n.record_id = i.id::text) as interests,
    exists (select 1 from interest n
      where n.account_id = $3 and n.record_type = 'stock' and n.record_id = i.id::text) as saved,
    exists (select 1 from stock_question q
      where q.is_test = i.is_test and q.company_id = $4 and q.item_id = i.id) as requested,
    (select coalesce(json_agg(${PRICE.array('p')} order by p.at), '[]') from (select * from stock_price s
      where s.is_test = i.is_test and s.item_id = i.id order by s.at limit 100) p) as prices
   from stock_item i join company c on c.id = i.company_id and c.is_test = i.is_test
   where i.is_test = $1 and i.id = $2`,
);

/**
 * A lot in one question to the database, open or not: whether its reader may see it is for the service to judge. Null
 * when there is none.
 */
export async function findWholeItem(
  db: Executor,
  isTest: boolean,
  id: string,
  session: Session | null,
  language: Language,
): Promise<WholeItem | null> {
  const [found] = await send(db, WHOLE, [
    isTest,
    id,
    session?.account_id ?? null,
    session?.company_id ?? null,
    language,
  ]);
  return found
    ? {
        ...found,
        item: ITEM.read(found.item),
        certificates: readFiles(found.certificates),
        prices: (found.prices as unknown[]).map((price) => PRICE.read(price)),
      }
    : null;
}
